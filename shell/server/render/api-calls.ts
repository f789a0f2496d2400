import type { ApiCall } from './protocol.ts';

/** A page is not worth waiting longer for: the browser asks again, and shows what happens. */
const LIMIT_MS = 1000;
const LARGEST = 2 * 1024 * 1024;

/** Calls the API for a page that is being drawn, as any visitor could. Null where no answer came. */
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
          // Both stand on one machine or one line: packing costs more than it saves.
          'accept-encoding': 'identity',
          // The API takes a POST from pages of the portal alone: one that is drawn here is one.
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
