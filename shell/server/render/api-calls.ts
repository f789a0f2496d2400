import { readSignedIn, userSchema } from '@portal/contract';
import * as v from 'valibot';
import type { ApiCall } from './protocol.ts';

/**
 * Share of a page's time after which a call is given up and the page sent without its content: the browser repeats the call
 * and shows the outcome.
 */
const SHARE = 2 / 3;
const LARGEST = 2 * 1024 * 1024;

/** Headers to send with the calls of a page: the request's id, and for a member's page also those of the browser. */
export type CallAs = Readonly<Record<string, string>>;

/**
 * Makes the function by which rendered pages call the API. A call resolves to null if the API does not answer in time, and for
 * an address that is not the API's.
 * @param limitMs how long the page that makes the call may take
 */
export function apiCalls(apiUrl: string, limitMs: number) {
  return async ({ method, url, client, body, type }: ApiCall, as: CallAs) => {
    const { origin, pathname, href } = new URL(url, apiUrl);
    if (origin !== new URL(apiUrl).origin || !pathname.startsWith('/api/')) return null;
    try {
      const response = await fetch(href, {
        method,
        body,
        headers: {
          accept: 'application/json',
          // API and portal share a machine or a fast line: compression costs more than it saves.
          'accept-encoding': 'identity',
          // The API accepts a POST only from pages of the portal, and we send this one for such a page.
          'sec-fetch-site': 'same-origin',
          'x-portal-client': client,
          ...(body !== null && { 'content-type': type }),
          ...as,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs * SHARE),
      });
      const text = await response.text();
      return text.length > LARGEST ? null : { status: response.status, body: text };
    } catch {
      return null;
    }
  };
}

const answerSchema = v.object({ data: v.object({ user: v.nullable(userSchema) }) });

/** Asks the API who is signed in; null for nobody, and if it does not answer. */
export async function signedIn(call: ReturnType<typeof apiCalls>, as: CallAs) {
  const { method, path } = readSignedIn;
  const type = 'application/json';
  const answer = await call({ method, url: path, client: 'shell', body: '{}', type }, as);
  if (answer?.status !== 200) return null;
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer.body);
  return read.success ? read.output.data.user : null;
}
