import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const short = v.pipe(v.string(), v.maxLength(200));

/** What a browser tells of a part that did not work (shell/src/release/failure.ts). */
const failureReport = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{6}$/)),
  set: short,
  part: short,
  version: short,
  class: short,
  path: short,
  error: short,
});

/** POST /-/failures: one line in the log for each report. Answers 204, also to what it does not keep. */
export function failureRoute(app: FastifyInstance): void {
  // sendBeacon sends text.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 4096 }, (_, body, done) =>
    done(null, body),
  );
  app.post('/-/failures', { bodyLimit: 4096 }, async (request, reply) => {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), failureReport), request.body);
    if (parsed.success) request.log.warn({ failure: parsed.output }, 'part failed in a browser');
    return reply.code(204).send();
  });
}
