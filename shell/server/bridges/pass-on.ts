import { traceHeaders } from '@portal/metrics/traces';
import type { FastifyRequest } from 'fastify';

/** Limit for the API; the page that waits asks the API as well. */
const LIMIT_MS = 10_000;

/** Passes a provider's answer on to a call of the API. Returns whether the API has taken it. */
export async function passOn(
  apiUrl: string,
  { path, body, what }: { path: string; body: object; what: string },
  { id, log }: Pick<FastifyRequest, 'id' | 'log'>,
): Promise<boolean> {
  try {
    const answer = await fetch(apiUrl + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-portal-client': 'shell',
        'x-request-id': id,
        ...traceHeaders(),
      },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) log.warn({ status: answer.status }, `${what} was not taken`);
    return answer.ok;
  } catch (error) {
    log.error({ err: error }, `${what} was not passed on`);
    return false;
  }
}
