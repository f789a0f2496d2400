import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askSecurely } from 'node:https';

/** Gets an answer before it goes on; without it the answer goes on as it comes. */
type OnAnswer = (answer: IncomingMessage, response: ServerResponse) => void;

const asItComes: OnAnswer = (answer, response) => {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
};

/**
 * Passes a request on to another server as if it had been asked itself. Answers come uncompressed. A
 * server that is not there is a 502 with the reason.
 */
export function passOn(
  server: string,
  request: IncomingMessage,
  response: ServerResponse,
  onAnswer = asItComes,
): void {
  const { origin, host, protocol } = new URL(server);
  const own = `http://${request.headers.host}`;
  const headers = { ...request.headers, host };
  delete headers['accept-encoding'];
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
      onAnswer(answer, response);
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
