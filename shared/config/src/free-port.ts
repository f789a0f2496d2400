import { createServer } from 'node:net';

/**
 * Below the ports of outgoing connections (Linux gives them from 32768, others from 49152): none of those can take a
 * port between the look at it and the start of its server.
 */
const FIRST = 15_000;
const PORTS = 17_000;
/** Each process begins elsewhere, so that two that start servers at once do not meet. */
let next = (process.pid * 251) % PORTS;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
      .once('error', () => done(false))
      .listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + next;
    next = (next + 1) % PORTS;
    if (await isFree(port)) return port;
  }
}
