import type { Results, RouteResult } from '../measure.ts';
import { routes } from '../routes.ts';
import { median, medians, tapFigures, type Goal } from './figures.ts';

type Limits = { floor?: number | undefined; aim?: number | undefined; unit: string };

/** A figure with a floor, an aim or both; a limit that is undefined belongs to a target that was not measured. */
function goal(name: string, value: number, { floor, aim, unit }: Limits): Goal[] {
  const kinds = { floor, aim };
  return (['floor', 'aim'] as const).flatMap((kind) => {
    const limit = kinds[kind];
    return limit === undefined ? [] : [{ name, kind, value, limit, unit }];
  });
}

const figuresOf = (result: RouteResult | undefined) =>
  result && {
    first: medians(result.first.loads),
    second: medians(result.second.loads),
    firstTaps: tapFigures(result.first.taps),
    secondTaps: tapFigures(result.second.taps),
  };
type RouteFigures = NonNullable<ReturnType<typeof figuresOf>>;

/** Against a target that was measured beside: `value` and its limits are multiples of that target's figure. */
function relative(
  name: string,
  value: number,
  other: number | undefined,
  to: string,
  limits: Omit<Limits, 'unit'>,
): Goal[] {
  return other === undefined ? [] : goal(name, value / other, { ...limits, unit: `x ${to}` });
}

/** What a first visit of a page that the server draws has to keep. */
function drawnGoals(route: string, { first, second }: RouteFigures): Goal[] {
  const isForMembers = routes.some(({ name, member }) => name === route && member);
  // A tab with a member's page asks who is signed in (decision 42), because that may have changed since in another tab.
  const requests = isForMembers ? 2 : 1;
  return [
    ...goal(`${route}: hops`, first.hops, { floor: 1, unit: '' }),
    ...goal(`${route}: content`, first.ready, { floor: 700, aim: 600, unit: 'ms' }),
    ...goal(`${route}: requests on a second visit`, second.requests, { floor: requests, unit: '' }),
  ];
}

/** What a first visit has to keep, against the same pages as one application where that was measured. */
function keptGoals(
  route: string,
  { first, second }: RouteFigures,
  control: RouteFigures | undefined,
): Goal[] {
  return [
    // Five visits of one route differ by a third among themselves: the floor is held over all routes.
    ...relative(`${route}: content`, first.ready, control?.first.ready, 'control', { aim: 1.05 }),
    ...relative(`${route}: usable`, first.usable, control?.first.usable, 'control', {
      floor: 1.35,
      aim: 1.15,
    }),
    ...relative(`${route}: KB`, first.kb, control?.first.kb, 'control', { floor: 1.33, aim: 1.12 }),
    ...goal(`${route}: web font with its list`, first.fontKb, { floor: 120, aim: 80, unit: 'KB' }),
    ...goal(`${route}: layout shift`, first.shift, { floor: 0.01, unit: '' }),
    ...goal(`${route}: script KB on a second visit`, second.scriptKb, { floor: 0, unit: 'KB' }),
  ];
}

/** What customers feel: how soon the page answers and how it answers the first tap. */
function feltGoals(
  route: string,
  own: RouteFigures,
  control: RouteFigures | undefined,
  peer: RouteFigures | undefined,
  beside: { name: string; figures: RouteFigures | undefined } | undefined,
): Goal[] {
  const { first, second, firstTaps, secondTaps } = own;
  const script = `${route}: script before usable`;
  const besideFigures = beside?.figures;
  const felt = (
    name: string,
    of: (figures: RouteFigures) => number,
    floor: number,
    aim: number | undefined,
  ) => [
    ...relative(
      `${route}: ${name}`,
      of(own),
      besideFigures && of(besideFigures),
      beside?.name ?? '',
      { floor },
    ),
    ...relative(`${route}: ${name}`, of(own), peer && of(peer), 'peer', { aim }),
  ];
  const lost = [...firstTaps.lost, ...secondTaps.lost].length;
  const slowest = Math.max(firstTaps.slowest, secondTaps.slowest);
  return [
    ...goal(script, first.scriptKbBefore, {
      floor: 140,
      aim: peer?.first.scriptKbBefore ?? 122,
      unit: 'KB',
    }),
    ...relative(script, first.scriptKbBefore, control?.first.scriptKbBefore, 'control', {
      floor: 1,
    }),
    ...felt('usable, first visit', (of) => of.first.usable, 0.8, 0.95),
    ...felt('usable, second visit', (of) => of.second.usable, 0.65, 1),
    ...felt('blocked, first visit', (of) => of.first.blocked, 0.55, 1),
    ...felt('blocked, second visit', (of) => of.second.blocked, 0.5, undefined),
    ...goal(`${route}: blocked, second visit`, second.blocked, { aim: 100, unit: 'ms' }),
    ...goal(`${route}: slowest tap while loading`, slowest, { floor: 200, aim: 100, unit: 'ms' }),
    ...goal(`${route}: taps lost`, lost, { floor: 0, unit: '' }),
  ];
}

/** The portal's goals. `beside` names another checkout that was measured in the same run. */
export function goalsOf(
  { routes, switches, failures }: Results,
  beside: string | undefined,
): Goal[] {
  const of = (target: string, route: string) => figuresOf(routes.get(target)?.get(route));
  const goals: Goal[] = [];
  for (const route of routes.get('portal')?.keys() ?? []) {
    const own = of('portal', route);
    const control = of('control', route);
    if (!own) throw new Error(`${route} was not measured`);
    const other = beside ? { name: beside, figures: of(beside, route) } : undefined;
    goals.push(...drawnGoals(route, own));
    goals.push(...keptGoals(route, own, control));
    goals.push(...feltGoals(route, own, control, of('peer', route), other));
  }
  goals.push(...goal('visits failed', failures.length, { floor: 0, unit: '' }));
  const ready = (target: string) =>
    [...(routes.get(target)?.values() ?? [])].flatMap(({ first }) =>
      first.loads.map((load) => load.ready),
    );
  goals.push(
    ...relative(
      `content, ${ready('portal').length} visits of all routes`,
      median(ready('portal')),
      median(ready('control')),
      'control',
      { floor: 1.05 },
    ),
  );
  const switchMs = (target: string) => {
    const measured = switches.get(target);
    return measured && median(measured.map(({ ms }) => ms));
  };
  const own = switchMs('portal') ?? Number.NaN;
  const beyond = switches.get('portal')?.map(({ ms, apiMs }) => ms - apiMs) ?? [];
  const name = 'first switch after idle';
  goals.push(...goal(`${name}, beyond the API`, median(beyond), { aim: 120, unit: 'ms' }));
  if (beside) goals.push(...relative(name, own, switchMs(beside), beside, { floor: 0.8 }));
  goals.push(...relative(name, own, switchMs('peer'), 'peer', { aim: 0.9 }));
  return goals;
}
