import type { Config } from '@portal/config';
import { sampledTrace, traced, type PageView } from '@portal/metrics/traces';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a tab may continue traces. */
const HOURS = 12;
const PROOF = /^portal=([0-9a-z]+)\.([\w-]{22})$/;
const FILES_AND_REPORTS = /^\/(r|-)\//;

/**
 * Signs and verifies the `tracestate` of our pages. A browser sends it with `traceparent`, which anybody can make up: a valid
 * signature shows that the portal sampled this page within the last HOURS hours.
 */
export function traceProofs(secretKey: string | undefined, now: () => number = Date.now) {
  const key = createHmac('sha256', secretKey ?? randomBytes(32))
    .update('traces of pages')
    .digest();
  const hour = () => Math.floor(now() / 3_600_000);
  const sign = (at: string) =>
    createHmac('sha256', key).update(at).digest('base64url').slice(0, 22);
  return {
    make: () => {
      const at = hour().toString(36);
      return `portal=${at}.${sign(at)}`;
    },
    isValid(proof: string): boolean {
      const [, at = '', signature = ''] = PROOF.exec(proof) ?? [];
      const age = hour() - Number.parseInt(at, 36);
      if (!(age >= 0 && age <= HOURS)) return false;
      return timingSafeEqual(Buffer.from(sign(at)), Buffer.from(signature));
    },
  };
}

/**
 * Traces the portal's pages and calls. It continues a trace that a page of ours or a proxy that we trust sends, and begins one for
 * everybody else.
 */
export async function portalTraces(
  app: FastifyInstance,
  config: Pick<
    Config,
    | 'OTEL_EXPORTER_OTLP_ENDPOINT'
    | 'OTEL_TRACES_SAMPLER'
    | 'OTEL_TRACES_SAMPLER_ARG'
    | 'SECRET_KEY'
    | 'TRUST_PROXY'
  >,
) {
  const proofs = traceProofs(config.SECRET_KEY);
  const parentOf = ({ headers: { traceparent, tracestate } }: FastifyRequest) => {
    const isOfPage = String(tracestate).startsWith('portal=');
    const isBelieved = isOfPage ? proofs.isValid(String(tracestate)) : config.TRUST_PROXY !== '';
    return isBelieved && typeof traceparent === 'string' ? traceparent : null;
  };
  const traces = await traced(app, config, {
    service: 'portal-web',
    parentOf,
    isTraced: (route) => !FILES_AND_REPORTS.test(route),
  });
  return {
    /** Elements of the head by which the browser continues the trace of this answer; none where it is not sampled. */
    metaOf(): string {
      const parent = sampledTrace();
      if (parent === null) return '';
      return `\n<meta name="traceparent" content="${parent}"><meta name="tracestate" content="${proofs.make()}">`;
    },
    /** Exports a page view that a browser reports, if it proves that its document was sampled; null where nothing is traced. */
    pageViewed: traces
      ? (proof: string, view: PageView) => {
          if (proofs.isValid(proof)) traces.addPageView(view);
        }
      : null,
  };
}
