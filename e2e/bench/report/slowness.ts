import type { Results } from '../measure.ts';
import { medians } from './figures.ts';

/**
 * How long the peer took on the machine on which our limits in milliseconds were chosen. In ms, medians of 5 visits on 2026-11-23,
 * with nothing else running.
 */
const WHERE_SET: Record<string, Record<keyof Slowness, number>> = {
  home: { content: 520, first: 1312, second: 707 },
  faq: { content: 512, first: 1380, second: 805 },
};

/** The peer's time on this machine divided by its time on the machine of the limits. 2 means that this one is half as fast. */
export interface Slowness {
  /** Until the content of a first visit is on the screen. */
  content: number;
  /** Until a first visit is usable. */
  first: number;
  /** Until a second visit is usable. */
  second: number;
}

/**
 * Tells how much slower this machine is than the one of the limits. Machines differ by a factor of two, and the same machine by 1.7
 * within hours, so a fixed limit in milliseconds would pass on one and fail on the next. We compare by the peer: its pages stay the
 * same, and each run measures them beside ours. Home and FAQ give a ratio each; the smaller one, which is stricter, is returned. A run
 * without the peer returns 1.
 */
export function slownessOf(routes: Results['routes']): Slowness {
  const peer = routes.get('peer');
  const ratios = Object.entries(WHERE_SET).flatMap(([route, then]) => {
    const result = peer?.get(route);
    if (!result || result.first.loads.length === 0 || result.second.loads.length === 0) return [];
    const [first, second] = [medians(result.first.loads), medians(result.second.loads)];
    return {
      content: first.ready / then.content,
      first: first.usable / then.first,
      second: second.usable / then.second,
    };
  });
  const smallest = (of: keyof Slowness) =>
    ratios.length === 0 ? 1 : Math.min(...ratios.map((ratio) => ratio[of]));
  return { content: smallest('content'), first: smallest('first'), second: smallest('second') };
}
