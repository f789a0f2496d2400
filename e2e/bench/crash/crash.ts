import { rmSync } from 'node:fs';
import { countWhatIsKept, type Acknowledged } from './count.ts';
import { crashBookings } from './bookings.ts';
import { crashChanges } from './changes.ts';
import { crashMessages } from './messages.ts';
import { crashPayments } from './payments.ts';
import { contentWithSerials } from './registrations.ts';
import { crashReleases } from './releases.ts';
import { Customer } from '../customer.ts';
import { killLoop, type DatabaseKind } from './kill-loop.ts';
import { submitUntil } from './submissions.ts';

/** Kills of the API's process, by database. */
const KILLS = { postgres: 500, pglite: 100 };
const CLIENTS = 8;
const LOGINS = ['haneul', 'junho', 'seoyeon', 'junho2'] as const;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(kind: DatabaseKind): Promise<boolean> {
  const acknowledged: Acknowledged[] = [];
  const content = contentWithSerials();
  const { counted: kept, isReadySoon } = await killLoop(
    kind,
    KILLS[kind],
    async (ordeal) => {
      const clients = await Promise.all(
        Array.from({ length: CLIENTS }, async (_, i) => {
          const customer = new Customer(ordeal.api);
          await customer.logIn(ordeal.membership, LOGINS[i % LOGINS.length] ?? LOGINS[0]);
          return customer;
        }),
      );
      return {
        done: Promise.all(clients.map((each) => submitUntil(ordeal.over, each, acknowledged))),
      };
    },
    ({ env }) => countWhatIsKept(env, acknowledged),
    { CONTENT_DIR: content },
  );
  rmSync(content, { recursive: true });

  say(
    `${kind}: ${KILLS[kind]} kills under ${CLIENTS} clients, ${acknowledged.length} acknowledged (${acknowledged.filter(({ photos }) => photos > 0).length} with photos, ${acknowledged.filter(({ kind, bbsIdx }) => kind === 'registration' && bbsIdx !== null).length} registrations)`,
  );
  say(
    `  lost ${kept.lost}, doubled ${kept.doubled}, half-written ${kept.halfWritten}, files without rows ${kept.strayFiles} (floor 0 each)`,
  );
  return Object.values(kept).every((count) => count === 0) && isReadySoon;
}

/** What runs while the processes are killed. `npm run crash -- changes pglite` runs one of these, on one database. */
const ordeals = {
  submissions: run,
  changes: crashChanges,
  payments: crashPayments,
  bookings: crashBookings,
  messages: crashMessages,
  releases: crashReleases,
};
const wanted = process.argv.slice(2);
const chosen = <N extends string>(names: N[]): N[] => {
  const named = names.filter((name) => wanted.includes(name));
  return named.length > 0 ? named : names;
};
const passed = [];
for (const kind of chosen(Object.keys(KILLS) as DatabaseKind[]))
  for (const name of chosen(Object.keys(ordeals) as (keyof typeof ordeals)[]))
    passed.push(await ordeals[name](kind));
process.exitCode = passed.every(Boolean) ? 0 : 1;
