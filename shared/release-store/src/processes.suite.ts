import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { verifyAudit } from './index.ts';
import { storeOn, type Backing } from './testing/backing.ts';
import { by } from './testing/temporary-store.ts';

/** Many processes that write at once, on any medium. */
export function processesSuite(make: () => Promise<Backing>): void {
  const my = storeOn(make);

  /** Arguments to run this code in a process, with `store` and `by` in scope. */
  const node = (code: string) => [
    '--input-type=module',
    '-e',
    `import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
     const where = ${JSON.stringify(my.backing.where)};
     const store = await openStore(where, { as: 'command', follows: false });
     const by = ${JSON.stringify(by)};
     ${code}
     await store.close();`,
  ];

  test('of 50 pins at once from 5 processes each revision has one winner, and the chain is unbroken', async () => {
    await my.pin('shell@1.0.0 guide@1.0.0');
    await my.pin('shell@1.0.0 guide@1.0.1');
    const processes = ['ann', 'bo', 'cho', 'dan', 'eve'].map((actor) =>
      spawn(
        process.execPath,
        node(`
          const won = [];
          while (won.length < 10) {
            const expected = store.pin('dev').revision;
            try {
              const set = String(1 + (expected % 2));
              const change = { set, ...by, actor: '${actor}' };
              won.push((await store.pinSet('dev', expected, change)).revision);
            } catch (error) {
              if (error.kind !== 'stale') throw error;
            }
          }
          console.log(JSON.stringify(won));`),
        { stdio: ['ignore', 'pipe', 'inherit'] },
      ),
    );
    const won = await Promise.all(
      processes.map(async (child) => {
        let said = '';
        child.stdout.on('data', (chunk: Buffer) => (said += chunk));
        await once(child, 'close');
        return JSON.parse(said) as number[];
      }),
    );
    const revisions = won.flat().sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 50 }, (_, i) => i + 3));
    const { chains, faults } = verifyAudit(await my.open());
    expect([faults, chains[0]?.revision]).toEqual([[], 52]);
  });
}
