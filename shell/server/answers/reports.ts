import type { PageView } from '@portal/metrics/traces';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { failureClasses, partOutcomes } from '../../shared/failure-classes.ts';
import { matchRoute } from '../../shared/route-match.ts';
import { Allowance, perSecond } from '../release/allowance.ts';
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
  /** The part's outcome in this document before this failure; missing if it had none. */
  before: v.optional(v.picklist(partOutcomes)),
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

/** What a tab reports: the version of each part that it runs, and which parts showed a page since its last report. */
const tabReport = v.object({
  set: short,
  versions: v.pipe(v.record(short, short), v.maxEntries(50)),
  mounts: v.pipe(
    v.record(short, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    v.maxEntries(50),
  ),
});

const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000));
const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^(?!0+$)[0-9a-f]{${digits}}$`)));

/** A page view of a document whose trace is exported (shell/src/analytics/page-traces.ts). */
const pageViewReport = v.object({
  proof: short,
  traceId: hex(32),
  spanId: hex(16),
  parentId: v.nullable(hex(16)),
  route: short,
  /** How long ago it began, and how long it took until the page was shown. The browser's clock may be wrong. */
  ago: milliseconds,
  took: milliseconds,
});

const LARGEST = 4096;
/**
 * Anybody can send reports; the server drops those above these limits. Pages shown and failures share one limit, so
 * that it drops both alike and the rate stays.
 */
const PER_SECOND = { outcomes: 500, codes: 1000, vitals: 100, pageViews: 100 };

type Names = Pick<v.InferOutput<typeof failureReport>, 'set' | 'part' | 'version'>;

/** What the server needs to decide whether a report counts. */
export interface Intake {
  /** The releases that the sender may have, the one it would get now first. */
  releasesOf(request: FastifyRequest): [LiveRelease, ...LiveRelease[]];
  /** Whether the store has this version of a part. */
  isPublished(name: string, version: string): boolean;
  figures: Figures;
  /** Gets page views of traced documents; null where nothing is traced. */
  pageViewed: ((proof: string, view: PageView) => void) | null;
}

/**
 * POST /-/failures, /-/vitals, /-/tabs and /-/page-views: logs each failure and vital, counts failures and page views of the
 * releases served now, and exports page views of traced documents. Answers 204, also to reports that it drops.
 */
export function reports(
  app: FastifyInstance,
  { releasesOf, isPublished, figures, pageViewed }: Intake,
): void {
  // sendBeacon sends text/plain.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: LARGEST },
    (_, body, done) => done(null, body),
  );
  const isOver = {
    outcomes: perSecond(PER_SECOND.outcomes),
    codes: perSecond(PER_SECOND.codes),
    vitals: perSecond(PER_SECOND.vitals),
    pageViews: perSecond(PER_SECOND.pageViews),
  };
  const take = <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    heard: (request: FastifyRequest, report: T) => void,
  ) =>
    app.post(path, { bodyLimit: LARGEST }, async (request, reply) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body);
      if (parsed.success) heard(request, parsed.output);
      return reply.code(204).send();
    });
  const releaseOf = (request: FastifyRequest, set: string) => {
    const all = releasesOf(request);
    return all.find((release) => release.set === set) ?? all[0];
  };
  const allowance = new Allowance();
  /** Reports from other sites' pages do not count. Old browsers send no Sec-Fetch-Site: their reports count. */
  const isOurs = ({ headers }: FastifyRequest) =>
    /^(same-origin|undefined)$/.test(String(headers['sec-fetch-site']));
  take('/-/failures', failureReport, (request, failure) => {
    if (isOver.codes()) return;
    const { code, set, part, version, class: kind, before, error } = failure;
    const release = releaseOf(request, set);
    const route = matchRoute(release.sections, failure.path).page?.pattern ?? null;
    const { cohort } = release;
    request.log.warn({ failure: { ...failure, route, cohort } }, 'part failed in a browser');
    if (!isOurs(request)) return;
    // A customer may read out any code, so it is kept whether or not the failure counts.
    if (allowance.take(request.ip, 'codes')) {
      const about = { code, at: new Date().toISOString(), class: kind, route, cohort, error };
      figures.noteFailure({ ...about, ...namesOf(release, failure) });
    }
    if (set !== release.set || release.versions.get(part)?.version !== version) return;
    if (before === 'failed' || isOver.outcomes()) return;
    const is = before === 'reported' ? 'after-shown' : 'first';
    if (allowance.takeOutcome(request.ip, is)) figures.failed(release, part, kind, is);
  });
  /** What failed. Names that the store does not have are made up, or of a build under development. */
  const namesOf = (release: LiveRelease, { set, part, version }: Names): Names => ({
    set: /^\d+(\+[0-9a-f]{8})?$/.test(set) ? set : 'unknown',
    ...(isPublished(part, version)
      ? { part, version }
      : { part: release.versions.has(part) ? part : 'unknown', version: 'unknown' }),
  });
  take('/-/vitals', vitalReport, ({ log }, vital) => {
    if (!isOver.vitals()) log.info({ vital }, 'page in a browser');
  });
  take('/-/tabs', tabReport, (request, { set, versions, mounts }) => {
    if (!isOurs(request) || isOver.outcomes()) return;
    const release = releaseOf(request, set);
    const known = Object.entries(versions).filter(([name, one]) => isPublished(name, one));
    if (known.length > 0 && allowance.take(request.ip, 'tabs'))
      figures.ran(known.map(([name, one]) => `${name}@${one}`));
    if (set !== release.set) return;
    for (const part of Object.keys(mounts).filter((name) => release.versions.has(name)))
      if (allowance.takeOutcome(request.ip, 'shown')) figures.shown(release, part);
  });
  take('/-/page-views', pageViewReport, (request, { proof, ago, took, route, ...ids }) => {
    if (!pageViewed || !isOurs(request) || isOver.pageViews()) return;
    const [{ sections }] = releasesOf(request);
    const patterns = sections.flatMap(({ pages }) => pages.map(({ pattern }) => pattern));
    const begun = Date.now() - ago;
    const known = patterns.includes(route) ? route : 'unknown';
    pageViewed(proof, { ...ids, route: known, begun, ended: begun + took });
  });
}
