import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { failureClasses } from '../../shared/failure-classes.ts';
import { matchRoute } from '../../shared/route-match.ts';
import { Allowance } from '../release/allowance.ts';
import type { Figures } from '../release/figures.ts';
import type { LiveRelease } from '../release/live-release.ts';

const short = v.pipe(v.string(), v.maxLength(200));

/** A browser's report that a part failed (shell/src/release/failure.ts). */
const failureReport = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/)),
  set: short,
  part: short,
  version: short,
  class: v.picklist(failureClasses),
  path: v.pipe(short, v.startsWith('/')),
  error: short,
  /** Request headers of a failed certification, without cookies and authorization. */
  headers: v.optional(v.pipe(v.record(short, short), v.maxEntries(20))),
});

/** A web vital of one page view. */
const vitalReport = v.object({
  name: v.picklist(['LCP', 'CLS', 'INP', 'FCP', 'TTFB']),
  /** Milliseconds; CLS has no unit. */
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  /** The page's pattern: an address could hold personal data. */
  route: v.pipe(short, v.regex(/^\/[^?#]*$/)),
  set: short,
  connection: v.optional(short),
});

/** Which versions a tab runs, and how many pages of each part it showed since its last report. */
const tabReport = v.object({
  set: short,
  versions: v.pipe(v.record(short, short), v.maxEntries(50)),
  mounts: v.pipe(
    v.record(short, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    v.maxEntries(50),
  ),
});

const LARGEST = 4096;
/** Anybody can send reports; the server drops those above this limit. */
const PER_SECOND = 100;

/** What the server needs to decide whether a report counts. */
export interface Intake {
  /** The releases that the sender may have, the one it would get now first. */
  releasesOf(request: FastifyRequest): [LiveRelease, ...LiveRelease[]];
  /** Whether the store has this version of a part. */
  isPublished(name: string, version: string): boolean;
  figures: Figures;
}

/**
 * POST /-/failures, /-/vitals and /-/tabs: logs each failure and vital, and counts failures and page views of the
 * releases served now. Answers 204, also to reports that it drops.
 */
export function reports(app: FastifyInstance, { releasesOf, isPublished, figures }: Intake): void {
  // sendBeacon sends text/plain.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: LARGEST },
    (_, body, done) => done(null, body),
  );
  let second = 0;
  let taken = 0;
  const isOver = () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, taken] = [now, 0];
    return ++taken > PER_SECOND;
  };
  const take = <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    heard: (request: FastifyRequest, report: T) => void,
  ) =>
    app.post(path, { bodyLimit: LARGEST }, async (request, reply) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body);
      if (parsed.success && !isOver()) heard(request, parsed.output);
      return reply.code(204).send();
    });
  const releaseOf = (request: FastifyRequest, set: string) => {
    const all = releasesOf(request);
    return all.find((release) => release.set === set) ?? all[0];
  };
  const allowance = new Allowance();
  /** Reports from other sites' pages do not count. Old browsers send no Sec-Fetch-Site: their reports count. */
  const allowed = (request: FastifyRequest, kind: 'mounts' | 'failures', wanted = 1) =>
    /^(same-origin|undefined)$/.test(String(request.headers['sec-fetch-site']))
      ? allowance.take(request.ip, kind, wanted)
      : 0;
  take('/-/failures', failureReport, (request, failure) => {
    const { code, set, part, version, class: kind, error } = failure;
    const release = releaseOf(request, set);
    const route = matchRoute(release.sections, failure.path).page?.pattern ?? null;
    const { cohort } = release;
    request.log.warn({ failure: { ...failure, route, cohort } }, 'part failed in a browser');
    if (!isPublished(part, version) || allowed(request, 'failures') === 0) return;
    const at = new Date().toISOString();
    figures.noteFailure({ code, at, set, part, version, class: kind, route, cohort, error });
    if (set === release.set && release.versions.get(part)?.version === version)
      figures.failed(release, part, kind);
  });
  take('/-/vitals', vitalReport, ({ log }, vital) => log.info({ vital }, 'page in a browser'));
  take('/-/tabs', tabReport, (request, { set, versions, mounts }) => {
    const release = releaseOf(request, set);
    if (allowed(request, 'mounts') > 0) {
      const known = Object.entries(versions).filter(([name, one]) => isPublished(name, one));
      figures.ran(known.map(([name, one]) => `${name}@${one}`));
    }
    if (set !== release.set) return;
    for (const [part, count] of Object.entries(mounts))
      figures.mounted(release, part, allowed(request, 'mounts', count));
  });
}
