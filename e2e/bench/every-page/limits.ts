import { MOST_DOCUMENT_KB } from '@portal/config';
import { mostRequests } from '../report/goals.ts';
import type { Figures } from '../report/figures.ts';
import type { Page } from './pages.ts';

/** What was measured of one page: medians over the runs. */
export interface PageFigures {
  first: Figures;
  second: Figures;
  /** The slowest median INP of its taps, ms; null where nothing could be tapped. */
  tap: number | null;
  lost: number;
}

/** The peer's heaviest and slowest page in the same run: what a page of ours is held to. */
export interface Yardstick {
  kb: number;
  usable: number;
  usableAgain: number;
  blockedAgain: number;
}

export interface Limit {
  name: string;
  value: number;
  limit: number;
  unit: string;
  /** Whether the figure is the same in each run, as bytes and counts are; a time of a single run says little. */
  isExact: boolean;
}

/** The floors of a page. */
export function limitsOf(page: Page, figures: PageFigures, peer: Yardstick): Limit[] {
  const { first, second, tap, lost } = figures;
  const exact = (name: string, value: number, limit: number, unit = 'KB'): Limit => ({
    name,
    value,
    limit,
    unit,
    isExact: true,
  });
  const time = (name: string, value: number, limit: number): Limit => ({
    name,
    value,
    limit,
    unit: 'ms',
    isExact: false,
  });
  const isRendered = !page.inBrowser;
  return [
    exact('HTML', first.htmlKb, ['/', '/guide/faq'].includes(page.path) ? 13 : MOST_DOCUMENT_KB),
    exact('script before', first.scriptKbBefore, 140),
    exact('KB', first.kb, 1.3 * peer.kb),
    exact('fonts', first.fontKb, 120),
    exact('requests', first.requests, 28, ''),
    exact('hops', first.hops, isRendered ? 1 : 3, ''),
    exact('shift', first.shift, 0.01, ''),
    exact('taps lost', lost, 0, ''),
    exact('2nd script', second.scriptKb, 0),
    ...(isRendered
      ? [exact('2nd requests', second.requestsBefore, mostRequests(page.member), '')]
      : []),
    ...(isRendered ? [time('content', first.ready, 700)] : []),
    time('usable', first.usable, peer.usable),
    time('2nd usable', second.usable, peer.usableAgain),
    time('2nd blocked', second.blocked, peer.blockedAgain),
    ...(tap === null ? [] : [time('tap', tap, 200)]),
  ];
}

/** For small counts the share says nothing: they are met or missed. */
const COUNTS = ['hops', 'taps lost', '2nd script', '2nd requests'];

/** The figure divided by its limit; above 1 the limit is missed. */
export function shareOf({ name, value, limit }: Limit): number {
  if (COUNTS.includes(name) && value <= limit) return 0;
  return value === 0 ? 0 : value / limit;
}

/** The figure that is nearest to its floor, or farthest beyond it. */
export const nearest = (limits: Limit[]): Limit =>
  limits.reduce((most, each) => (shareOf(each) > shareOf(most) ? each : most));
