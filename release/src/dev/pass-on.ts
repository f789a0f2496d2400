import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';

/**
 * Passes a request on to another server, with more headers, as if the client had sent it there. Answers 502 with the
 * reason if that server does not answer.
 */
export function passOn(
  server: string,
  request: IncomingMessage,
  response: ServerResponse,
  more: Record<string, string> = {},
): void {
  const { origin, host, protocol } = new URL(server);
  const own = `http://${request.headers.host}`;
  const headers: typeof request.headers = { ...request.headers, ...more, host };
  if (headers.origin === own) headers.origin = origin;
  if (headers.referer?.startsWith(own))
    headers.referer = origin + headers.referer.slice(own.length);
  const { method, url = '/' } = request;
  const passed = (protocol === 'https:' ? askSecurely : ask)(
    new URL(url, origin),
    { method, headers },
    (answer) => {
      const to = new URL(answer.headers.location ?? url, origin);
      if (answer.headers.location && to.origin === origin)
        answer.headers.location = to.pathname + to.search + to.hash;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  passed.on('error', (error) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${origin} does not answer: ${error.message}\n`);
  });
  response.once('close', () => passed.destroy());
  request.pipe(passed);
}
