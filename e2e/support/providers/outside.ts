import { freePort } from '@portal/config';
import { createServer, type IncomingMessage } from 'node:http';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** The identity check's provider, the API's door for its results, and a site that is neither. */
export interface Outside {
  /** Its origin: another site than the portal's. */
  url: string;
  /** Forms that were posted to the provider. */
  checks: Record<string, string>[];
  /** Results that the portal passed on to the API. */
  results: unknown[];
  stop(): void;
}

/** Headers that the API looks at. */
const PASSED_ON = ['content-type', 'origin', 'sec-fetch-site', 'x-portal-client'];

/** @param apiUrl where every other call of the API is answered. */
export async function startOutside(apiUrl: string): Promise<Outside> {
  const checks: Outside['checks'] = [];
  const results: Outside['results'] = [];
  const server = createServer(async (request, answer) => {
    const url = request.url ?? '/';
    const body = await bodyOf(request);
    const html = (text: string) =>
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    if (url === '/identity') {
      const fields = Object.fromEntries(new URLSearchParams(body));
      checks.push(fields);
      return html(`<title>본인 확인</title><form method="post" action="${fields['tr_url']}">
<input name="rec_cert" value="sealed"><input name="certNum" value="cert-1"><button>완료</button></form>`);
    }
    if (url === '/api/certify/return') {
      results.push(JSON.parse(body));
      return answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    if (url === '/favicon.ico') return answer.writeHead(204).end();
    if (url === '/elsewhere') return html('<title>elsewhere</title>');
    const { method = 'GET', headers } = request;
    const passed = await fetch(apiUrl + url, {
      method,
      headers: Object.fromEntries(PASSED_ON.map((name) => [name, String(headers[name] ?? '')])),
      ...(method !== 'GET' && { body }),
    }).catch(() => null);
    // The API does not listen yet: a portal that starts beside it draws its first page at once.
    if (!passed) return answer.writeHead(502).end();
    answer.writeHead(passed.status, { 'content-type': 'application/json' });
    return answer.end(await passed.text());
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}`, checks, results, stop: () => server.close() };
}
