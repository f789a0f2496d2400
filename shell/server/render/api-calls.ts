import type { ApiCall } from './protocol.ts';

/** After that the page goes out without its content: the browser repeats the call and shows the outcome. */
const LIMIT_MS = 1000;
const LARGEST = 2 * 1024 * 1024;

/** Calls the API for a page that is being rendered, as any visitor could. Resolves to null without an answer. */
export function apiCalls(apiUrl: string) {
  return async ({ method, url, client, body, type }: ApiCall) => {
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
          // The API takes a POST from pages of the portal alone, and this is for one of them.
          'sec-fetch-site': 'same-origin',
          'x-portal-client': client,
          ...(body !== null && { 'content-type': type }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      const text = await response.text();
      return text.length > LARGEST ? null : { status: response.status, body: text };
    } catch {
      return null;
    }
  };
}
