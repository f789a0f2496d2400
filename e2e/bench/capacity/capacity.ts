import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sizes } from '../../../server/src/testing/many-rows/population.ts';
import { table } from '../report/figures.ts';
import { benchFolder, publishPortal } from '../servers/targets.ts';
import { compare, compareRows } from './compare.ts';
import { rates } from './load.ts';
import { submit } from './submit.ts';
import { endWorlds, NOW, world } from './world.ts';

/**
 * The command `npm run capacity`. It measures the processor time of calls, pages and submissions, and compares calls on a
 * database of 1,000 members with calls on one of `--members`.
 */
const { values: given } = parseArgs({
  options: {
    members: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '100' },
    submissions: { type: 'string', default: '1000' },
  },
});
const [members, calls, submissions] = [
  Number(given.members),
  Number(given.calls),
  Number(given.submissions),
];
const FEW = 1_000;
/** How many times as long a call may take with many members, and how many times as many rows it may read (100 more are allowed). */
const MOST_TIMES = 1.5;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const fixed = (value: number, digits = 2) => value.toFixed(digits);

await publishPortal();
const few = await world(FEW);
const since = performance.now();
const many = await world(members);
say(`${members} members: ${fixed((performance.now() - since) / 1000, 0)} s to fill`);
const read = await compareRows(few, many);
const times = await compare(few, many, calls);
const rows = await sizes(many.db);
const perSecond = await rates(many);
const submitted = await submit(many, submissions);
await endWorlds();

say(
  table([
    ['call', `p50 of ${FEW}`, `of ${members}`, 'times', 'p95', 'of many', 'times'],
    ...times.map(({ name, few50, many50, few95, many95 }) => [
      name,
      ...[few50, many50, many50 / few50, few95, many95, many95 / few95].map((each) => fixed(each)),
    ]),
  ]),
);
say(
  table([
    ['load', 'processes', 'a second', 'errors', 'CPU s of 1,000: portal', 'API', 'PostgreSQL'],
    ...perSecond.map(({ name, processes, perSecond: rate, errors, portalCpu, apiCpu, sqlCpu }) => [
      name,
      processes,
      fixed(rate, 0),
      errors,
      ...[portalCpu, apiCpu, sqlCpu].map((each) => fixed(each)),
    ]),
    ...submitted.map(({ name, apiCpu, sqlCpu }) => [
      name,
      1,
      '-',
      '-',
      '-',
      ...[apiCpu, sqlCpu].map((each) => fixed(each)),
    ]),
  ]),
);
say(
  table([
    ['table', 'rows', 'MB', 'bytes a row'],
    ...rows.map(({ table: name, rows: count, bytes }) => [
      name,
      count,
      fixed(bytes / 1e6, 1),
      fixed(bytes / count, 0),
    ]),
  ]),
);
const folder = benchFolder('capacity');
mkdirSync(folder, { recursive: true });
const [cpu] = cpus();
const machine = { cores: cpus().length, model: cpu?.model, at: new Date(NOW).toISOString() };
const figures = { machine, members, calls, submissions, times, read, perSecond, submitted, rows };
writeFileSync(join(folder, 'figures.json'), JSON.stringify(figures, null, 2));
const missed = times.filter(
  ({ few50, many50, few95, many95 }) =>
    !(many50 / few50 <= MOST_TIMES) || !(many95 / few95 <= MOST_TIMES),
);
say(`calls over ${MOST_TIMES} x, in p50 or p95: ${missed.length} of ${times.length} (floor 0)`);
const more = read
  .filter(({ few: least, many: most }) => most > MOST_TIMES * least + 100)
  .map(({ name, few: least, many: most }) => `${name} (${least} and ${most} rows)`);
say(
  `tables of which all calls read more with more members: ${more.join(', ') || 'none'} (floor none)`,
);
process.exitCode = missed.length + more.length === 0 ? 0 : 1;
