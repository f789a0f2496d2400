import { MOST_DOCUMENT_KB } from '@portal/config';
import type { Results, RouteResult } from '../measure.ts';
import { routes } from '../routes/routes.ts';
import type { Switches } from '../visits/visit.ts';
import { median, medians, tapFigures, type Goal } from './figures.ts';
import type { Slowness } from './slowness.ts';

/** Routes whose documents have a limit of their own, KB. */
const MOST_HTML = new Set(['home', 'faq']);

/**
 * How many requests a page that the server renders may need on a second visit until it is usable: one for the document; on a
 * member's page also one for who is signed in, because another tab may have changed that since (decision 42). Data of a likely next
 * page is requested after that.
 */
export const mostRequests = (member: string | undefined) => (member ? 2 : 1);

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

/** A figure in milliseconds. Its limits are multiplied by how much slower this machine is than the one of the limits (slowness.ts). */
const timed = (
  name: string,
  value: number,
  slowness: number,
  { floor, aim }: Omit<Limits, 'unit'>,
) =>
  goal(name, value, {
    floor: floor && floor * slowness,
    aim: aim && aim * slowness,
    unit: 'ms',
  });

/** Against a target that was measured beside: `value` and its limits are multiples of that target's figure. */
function relative(
  name: string,
  value: number,
  other: number | undefined,
  to: string,
  limits: Omit<Limits, 'unit'>,
): Goal[] {
  if (other === undefined) return [];
  // Nothing is blocked on a fast machine, on either.
  return goal(name, value === 0 ? 0 : value / other, { ...limits, unit: `x ${to}` });
}

/** What a first visit has to keep where the server renders the page; elsewhere it needs one hop more. */
function documentGoals(route: string, { first, second }: RouteFigures, slowness: Slowness): Goal[] {
  const { member, inBrowser } = routes.find(({ name }) => name === route) ?? {};
  const html = MOST_HTML.has(route) ? { floor: 13, aim: 8 } : { floor: MOST_DOCUMENT_KB };
  return [
    ...goal(`${route}: HTML`, first.htmlKb, { ...html, unit: 'KB' }),
    ...relative(`${route}: HTML, second visit`, second.htmlKb, first.htmlKb, 'first visit', {
      aim: 0.99,
    }),
    ...goal(`${route}: requests`, first.requests, { floor: 28, unit: '' }),
    ...(inBrowser
      ? goal(`${route}: hops`, first.hops, { floor: 3, aim: 2, unit: '' })
      : [
          ...goal(`${route}: hops`, first.hops, { floor: 1, unit: '' }),
          ...timed(`${route}: content`, first.ready, slowness.content, { floor: 700, aim: 600 }),
          ...goal(`${route}: requests before usable, second visit`, second.requestsBefore, {
            floor: mostRequests(member),
            unit: '',
          }),
        ]),
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

/** Milliseconds of a tap while the page loads. */
const TAP = { floor: 200, aim: 100 };

/** What customers feel: how soon the page answers and how it answers the first tap. */
function feltGoals(
  route: string,
  own: RouteFigures,
  control: RouteFigures | undefined,
  peer: RouteFigures | undefined,
  beside: { name: string; figures: RouteFigures | undefined } | undefined,
  slowness: Slowness,
): Goal[] {
  const { first, second, firstTaps, secondTaps } = own;
  const script = `${route}: script before usable`;
  const besideFigures = beside?.figures;
  const felt = (
    name: string,
    of: (figures: RouteFigures) => number,
    ofBeside: number,
    ofPeer: Omit<Limits, 'unit'>,
  ) => [
    ...relative(
      `${route}: ${name}`,
      of(own),
      besideFigures && of(besideFigures),
      beside?.name ?? '',
      { floor: ofBeside },
    ),
    ...relative(`${route}: ${name}`, of(own), peer && of(peer), 'peer', ofPeer),
  ];
  const lost = [...firstTaps.lost, ...secondTaps.lost].length;
  return [
    ...goal(script, first.scriptKbBefore, {
      floor: 140,
      aim: peer?.first.scriptKbBefore ?? 122,
      unit: 'KB',
    }),
    ...relative(script, first.scriptKbBefore, control?.first.scriptKbBefore, 'control', {
      floor: 1,
    }),
    ...felt('usable, first visit', (of) => of.first.usable, 0.8, { floor: 1, aim: 0.9 }),
    ...felt('usable, second visit', (of) => of.second.usable, 0.65, { floor: 1, aim: 0.9 }),
    ...felt('blocked, first visit', (of) => of.first.blocked, 0.55, { aim: 1 }),
    ...felt('blocked, second visit', (of) => of.second.blocked, 0.5, { floor: 1 }),
    ...timed(`${route}: blocked, second visit`, second.blocked, slowness.second, { aim: 100 }),
    ...timed(`${route}: longest task, second visit`, second.longest, slowness.second, {
      floor: 100,
    }),
    ...relative(`${route}: KB of all but fonts`, first.kb, peer?.first.kb, 'peer', {
      floor: 1.3,
      aim: 1,
    }),
    ...goal(`${route}: requests`, first.requests, { aim: peer?.first.requests, unit: '' }),
    ...timed(`${route}: slowest tap, first visit`, firstTaps.slowest, slowness.first, TAP),
    ...timed(`${route}: slowest tap, second visit`, secondTaps.slowest, slowness.second, TAP),
    ...goal(`${route}: taps lost`, lost, { floor: 0, unit: '' }),
  ];
}

/** The portal's goals. `beside` names another checkout that was measured in the same run. */
export function goalsOf(
  { routes, switches, failures }: Results,
  beside: string | undefined,
  slowness: Slowness,
): Goal[] {
  const of = (target: string, route: string) => figuresOf(routes.get(target)?.get(route));
  const goals: Goal[] = [];
  for (const route of routes.get('portal')?.keys() ?? []) {
    const own = of('portal', route);
    const control = of('control', route);
    if (!own) throw new Error(`${route} was not measured`);
    const other = beside ? { name: beside, figures: of(beside, route) } : undefined;
    goals.push(...documentGoals(route, own, slowness));
    goals.push(...keptGoals(route, own, control));
    goals.push(...feltGoals(route, own, control, of('peer', route), other, slowness));
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
  return [...goals, ...switchGoals(switches, beside, slowness.first)];
}

/** How soon a customer is on the next page. */
function switchGoals(
  switches: Results['switches'],
  beside: string | undefined,
  slowness: number,
): Goal[] {
  const of = (target: string, part: (each: Switches) => number) => {
    const measured = switches.get(target);
    return measured && median(measured.map(part));
  };
  const goals: Goal[] = [];
  const against = (
    name: string,
    part: (each: Switches) => number,
    toPeer: Omit<Limits, 'unit'>,
    aimMs: number | undefined,
  ) => {
    const own = of('portal', part) ?? Number.NaN;
    goals.push(...timed(name, own, slowness, { aim: aimMs }));
    if (beside) goals.push(...relative(name, own, of(beside, part), beside, { floor: 0.8 }));
    goals.push(...relative(name, own, of('peer', part), 'peer', toPeer));
  };
  against('first switch after idle', ({ ms }) => ms, { floor: 1.5, aim: 0.9 }, undefined);
  const beyond = of('portal', ({ ms, apiMs }) => ms - apiMs) ?? Number.NaN;
  goals.push(...timed('first switch, beyond the API', beyond, slowness, { aim: 120 }));
  against('back', ({ backMs }) => backMs, { floor: 1.2 }, 80);
  against('second switch', ({ againMs }) => againMs, { floor: 1.2 }, 80);
  return goals;
}
