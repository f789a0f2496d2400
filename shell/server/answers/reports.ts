import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(200));

/** What a browser reports of a part that failed (shell/src/release/failure.ts). */
const failureReport = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/)),
  set: short,
  part: short,
  version: short,
  class: short,
  path: short,
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

const LARGEST = 4096;
/** Anybody can send reports; those above the limit are dropped. */
const PER_SECOND = 100;

/** POST /-/failures and /-/vitals: writes a log line for each report. Answers 204, also to reports that it drops. */
export function reports(app: FastifyInstance): void {
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
    log: (request: FastifyRequest, report: T) => void,
  ) =>
    app.post(path, { bodyLimit: LARGEST }, async (request, reply) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), request.body);
      if (parsed.success && !isOver()) log(request, parsed.output);
      return reply.code(204).send();
    });
  take('/-/failures', failureReport, ({ log }, failure) =>
    log.warn({ failure }, 'part failed in a browser'),
  );
  take('/-/vitals', vitalReport, ({ log }, vital) => log.info({ vital }, 'page in a browser'));
}
