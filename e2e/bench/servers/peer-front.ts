import { readFileSync } from 'node:fs';
import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { Running, Tls } from './targets.ts';

/** What HTTP/1.1 and HTTP/2 have in common in Node. */
interface Request {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}
type Response = Writable & { writeHead(status: number, headers: OutgoingHttpHeaders): unknown };

const TEXT = /^(text\/|application\/(javascript|json)|image\/svg)/;
const IMMUTABLE = '/_next/static/';
const QUALITY = constants.BROTLI_PARAM_QUALITY;

/** What belongs to one connection (RFC 9110), or is between the browser and this front. */
const OWN = /^(:|(connection|keep-alive|transfer-encoding|accept-encoding|host|upgrade)$)/;
const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)));

/**
 * A proxy for Next.js, as the portal's server is for its pages: HTTP/2 with the bench's certificate, and brotli, of quality 5
 * for answers and 11 for immutable files. Serves the portal's own web font. Knows GET alone.
 */
export async function startFront(
  next: string,
  fonts: string,
  tls: Tls,
): Promise<Running<{ h2: string }>> {
  const agent = new Agent({ keepAlive: true });
  const compressed = new Map<string, Buffer>();

  async function answer({ url = '/', headers }: Request, response: Response): Promise<void> {
    const isFont = url.startsWith('/fonts/');
    const got = await new Promise<IncomingMessage>((resolve, reject) => {
      ask((isFont ? fonts : next) + url, { agent, headers: passedOn(headers) }, resolve)
        .once('error', reject)
        .end();
    });
    const { statusCode = 502 } = got;
    const sent = passedOn(got.headers);
    const isText = TEXT.test(got.headers['content-type'] ?? '') && !isFont;
    const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
    if (statusCode !== 200 || !isText || !takesBrotli) {
      response.writeHead(statusCode, sent);
      return pipeline(got, response);
    }
    delete sent['content-length'];
    sent['content-encoding'] = 'br';
    sent['vary'] = [sent['vary'] ?? [], 'accept-encoding'].flat().join(', ');
    if (url.startsWith(IMMUTABLE)) {
      const whole = await buffer(got);
      const small =
        compressed.get(url) ??
        brotliCompressSync(whole, { params: { [QUALITY]: constants.BROTLI_MAX_QUALITY } });
      compressed.set(url, small);
      response.writeHead(200, { ...sent, 'content-length': small.length });
      response.end(small);
      return;
    }
    response.writeHead(200, sent);
    // Sends at once what Next has written so far.
    const flush = constants.BROTLI_OPERATION_FLUSH;
    return pipeline(got, createBrotliCompress({ flush, params: { [QUALITY]: 5 } }), response);
  }
  // A browser that leaves closes the stream that is being answered.
  const handle = (request: Request, response: Response) =>
    void answer(request, response).catch(() => response.destroy());

  const server = createSecureServer(
    { cert: readFileSync(tls.TLS_CERT_FILE), key: readFileSync(tls.TLS_KEY_FILE) },
    handle,
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close();
    agent.destroy();
  };
  return { value: { h2: `https://localhost:${port}` }, stop };
}
