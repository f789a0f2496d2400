import type { Tap } from '../visits/tap.ts';
import type { Load } from '../visits/visit.ts';

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

export type Figures = Omit<Load, 'scripts'>;

/** Medians of each figure over several visits. */
export function medians(loads: Load[]): Figures {
  const of = (figure: keyof Figures) => median(loads.map((load) => load[figure]));
  return {
    ready: of('ready'),
    usable: of('usable'),
    blocked: of('blocked'),
    thread: of('thread'),
    longest: of('longest'),
    shift: of('shift'),
    hops: of('hops'),
    requests: of('requests'),
    requestsBefore: of('requestsBefore'),
    kb: of('kb'),
    htmlKb: of('htmlKb'),
    fontKb: of('fontKb'),
    scriptKb: of('scriptKb'),
    scriptKbBefore: of('scriptKbBefore'),
  };
}

const inpsOf = (taps: Tap[]) => taps.flatMap(({ inp }) => (inp === null ? [] : [inp]));

/** The highest of the medians of what was tapped, and of the moments at which it was. */
function slowest(taps: Tap[]): number {
  const groups = (['kind', 'atMs'] as const).flatMap((by) =>
    [...new Set(taps.map((tap) => tap[by]))].map((value) => taps.filter((t) => t[by] === value)),
  );
  const medians = groups.map((group) => median(inpsOf(group)));
  // A tap that loads another document may have none.
  return Math.max(...medians.filter((value) => !Number.isNaN(value)));
}

/** Taps of one kind of visit: INP in ms, how many there were, and which of them did nothing. */
export function tapFigures(taps: Tap[]) {
  const inps = inpsOf(taps);
  return {
    median: median(inps),
    slowest: slowest(taps),
    worst: Math.max(...inps),
    count: taps.length,
    lost: taps.filter(({ happened }) => !happened),
  };
}

/** Rows of text in aligned columns. */
export function table(rows: (string | number)[][]): string {
  const text = rows.map((row) => row.map(String));
  const widths = (text[0] ?? []).map((_, i) => Math.max(...text.map((row) => row[i]?.length ?? 0)));
  return text
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

export interface Goal {
  name: string;
  value: number;
  limit: number;
  /** A floor fails the run; an aim is only named. */
  kind: 'floor' | 'aim';
  unit: string;
}

export const isMet = ({ value, limit }: Goal) => value <= limit;

const shown = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1);

export const goalTable = (goals: Goal[]): string =>
  table([
    ['goal', 'kind', 'value', 'limit', '', ''],
    ...goals.map((goal) => [
      goal.name,
      goal.kind,
      shown(goal.value),
      shown(goal.limit),
      goal.unit,
      isMet(goal) ? 'ok' : 'MISSED',
    ]),
  ]);
