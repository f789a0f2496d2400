import { createServer } from 'node:net';

/**
 * Systems take the ports of outgoing connections from a range of their own (Linux from 32768, others from 49152). Stay
 * below it: otherwise a connection may take a free port before the server that it was found for listens there.
 */
const FIRST = 15_000;
const PORTS = 17_000;
/** Each process starts at another port, so that two processes do not try the same one at the same moment. */
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
