import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';

/** Forwards bytes in order, each chunk `ms` later. */
async function passOn(from: Socket, to: Socket, ms: number): Promise<void> {
  try {
    for await (const piece of from) {
      await pass(ms);
      to.write(piece as Buffer);
    }
  } finally {
    to.destroy();
  }
}

/** Creates an address at which a PostgreSQL on a socket answers this many milliseconds later. */
export async function slowly(address: string, ms: number) {
  const url = new URL(address);
  const socket = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(socket);
    for (const one of [client, database]) open.add(one.on('error', () => {}));
    passOn(client, database, 0).catch(() => {});
    passOn(database, client, ms).catch(() => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    address: url.href,
    close() {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}
