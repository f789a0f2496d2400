import type { Results, RouteResult } from '../measure.ts';
import { median, medians, table, tapFigures } from './figures.ts';

const ms = (value: number) => value.toFixed(0);
const kb = (value: number) => value.toFixed(1);
type Cells = (string | number)[];

/** A row for each route and target, under these heads. */
function byRoute(
  { routes }: Results,
  heads: string,
  cells: (result: RouteResult) => Cells,
): string {
  const rows: Cells[] = [];
  for (const route of routes.get('portal')?.keys() ?? [])
    for (const [target, results] of routes) {
      const result = results.get(route);
      if (result) rows.push([route, target, ...cells(result)]);
    }
  return table([['route', 'build', ...heads.split(',')], ...rows]);
}

/** What loads: bytes, requests, content. */
export const loadTable = (results: Results): string =>
  byRoute(
    results,
    'content ms,hops,requests,KB,HTML KB,script KB,font KB,shift,2nd requests before,2nd HTML KB,2nd script KB,2nd content ms',
    ({ first, second }) => {
      const [cold, warm] = [medians(first.loads), medians(second.loads)];
      return [
        ms(cold.ready),
        cold.hops,
        cold.requests,
        kb(cold.kb),
        kb(cold.htmlKb),
        kb(cold.scriptKb),
        kb(cold.fontKb),
        cold.shift.toFixed(3),
        warm.requestsBefore,
        kb(warm.htmlKb),
        kb(warm.scriptKb),
        ms(warm.ready),
      ];
    },
  );

/** What customers feel, on the first and on the second visit. */
export const feltTable = (results: Results): string =>
  byRoute(
    results,
    'script KB before,usable ms,blocked ms,thread ms,taps: median ms,slowest ms,worst ms,lost,2nd usable,2nd blocked,2nd longest,2nd thread,2nd taps: median,slowest,worst,lost',
    ({ first, second }) => {
      const taps = (of: typeof first) => {
        const { median: middle, slowest, worst, lost, count } = tapFigures(of.taps);
        return [ms(middle), ms(slowest), ms(worst), `${lost.length} of ${count}`];
      };
      const [cold, warm] = [medians(first.loads), medians(second.loads)];
      return [
        kb(cold.scriptKbBefore),
        ms(cold.usable),
        ms(cold.blocked),
        ms(cold.thread),
        ...taps(first),
        ms(warm.usable),
        ms(warm.blocked),
        ms(warm.longest),
        ms(warm.thread),
        ...taps(second),
      ];
    },
  );

/** A line for each tap that did nothing. */
export function lostTaps({ routes }: Results): string[] {
  const lines: string[] = [];
  for (const [target, results] of routes)
    for (const [route, { first, second }] of results)
      for (const [visit, { taps }] of Object.entries({ first, second }))
        for (const { kind, atMs } of tapFigures(taps).lost)
          lines.push(
            `  ${target}, ${route}, ${visit} visit: ${kind} at ${atMs} ms after the content`,
          );
  return lines;
}

export const switchTable = ({ switches }: Results): string =>
  table([
    ['home to FAQ, after idle', 'first ms', 'beyond the API', 'back', 'again'],
    ...[...switches].map(([target, measured]) => [
      target,
      ms(median(measured.map((each) => each.ms))),
      ms(median(measured.map((each) => each.ms - each.apiMs))),
      ms(median(measured.map((each) => each.backMs))),
      ms(median(measured.map((each) => each.againMs))),
    ]),
  ]);

/** KB of each script of a route's first visit. */
export const scriptLines = ({ routes }: Results, route: string): string[] =>
  [...routes].flatMap(([target, results]) => {
    const scripts = results.get(route)?.first.loads[0]?.scripts;
    if (!scripts) return [];
    const files = Object.entries(scripts).map(([file, size]) => `${file} ${kb(size)}`);
    return [`  ${target}: ${files.join(', ')}`];
  });
