import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { Socket } from 'node:net';

/** A request as a customer's browser made it, and what came of it. */
export interface Sent {
  at: number;
  /** When it was answered, or failed. */
  until: number;
  what: string;
  /** The status, or the code of the error where no answer came. */
  got: number | string;
  /** A page whose content did not come in time: the portal answers 503, and the browser renders the page. */
  isLeft: boolean;
}

type Answer = { message: IncomingMessage; body: Buffer };

/**
 * The network side of one browser, at an address of its own. Like a browser it sends a request again where the connection that it
 * kept turns out to be closed before anything was answered.
 */
export function browserAt(localAddress: string, heard: (sent: Sent) => void): typeof fetch {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  /** Connections that carried a request before. Node's `reusedSocket` is false for a request that had to wait for a free one. */
  const used = new WeakSet<Socket>();
  const once = (url: string, given: Request, body: Buffer) =>
    new Promise<Answer>((answered, failed) => {
      const headers = { ...Object.fromEntries(given.headers), 'content-length': body.length };
      const own = request(url, { agent, method: given.method, headers }, (message) => {
        const chunks: Buffer[] = [];
        message.on('data', (chunk: Buffer) => chunks.push(chunk));
        // The connection broke in the middle of an answer. A browser repeats a request only if nothing of its answer has arrived.
        message.once('error', () => failed(Object.assign(new Error(), { code: 'cut short' })));
        message.once('end', () => answered({ message, body: Buffer.concat(chunks) }));
      });
      let isKept = false;
      own.once('socket', (socket) => {
        isKept = used.has(socket);
        used.add(socket);
      });
      own.once('error', (error) => failed(Object.assign(error, { isKept })));
      own.end(body);
    });
  return async (input, init) => {
    const given = new Request(input as string, init);
    const body = Buffer.from(await given.arrayBuffer());
    const what = `${given.method} ${new URL(given.url).pathname}`;
    const at = performance.now();
    const tell = (got: Sent['got'], isLeft = false) =>
      heard({ at, until: performance.now(), what, got, isLeft });
    for (;;)
      try {
        const { message, body: text } = await once(given.url, given, body);
        // `Retry-After: 30` marks the portal's answer for a page whose content was late. A 503 of the proxy itself has no such header.
        const isLeft = message.statusCode === 503 && message.headers['retry-after'] === '30';
        tell(message.statusCode ?? 0, isLeft);
        const headers = new Headers();
        for (const [name, values] of Object.entries(message.headersDistinct))
          for (const value of values ?? []) headers.append(name, value);
        const isEmpty = [204, 304].includes(message.statusCode ?? 0);
        return new Response(isEmpty ? null : new Uint8Array(text), {
          status: message.statusCode ?? 0,
          headers,
        });
      } catch (error) {
        const { code, isKept } = error as { code?: string; isKept?: boolean };
        if (isKept && (code === 'ECONNRESET' || code === 'EPIPE')) continue;
        tell(code ?? String(error));
        throw error;
      }
  };
}
