import { parseArgs } from 'node:util';
import { root } from '../parts.ts';
import { faultsOf } from './faults.ts';
import { installed, refused } from './installed.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, advisories: { type: 'string' } },
});
const packages = installed(root);
if (values.all)
  for (const { name, version, licence } of packages) say(`${name} ${version}  ${licence}`);
const counts = new Map<string, number>();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
for (const [licence, count] of [...counts].sort(([, a], [, b]) => b - a))
  say(`${String(count).padStart(5)}  ${licence}`);

const bad = refused(packages);
for (const { name, version, licence } of bad)
  say(
    `REFUSED  ${name} ${version}  ${licence}: take another package, or decide for it in release/src/dependencies/installed.ts`,
  );
const faults = values.advisories === undefined ? [] : faultsOf(packages, values.advisories);
for (const { id, name, version, fixed, summary } of faults)
  say(
    `FAULT  ${name} ${version}  ${id}  ${fixed ? `fixed in ${fixed}` : 'not fixed yet'}  ${summary}`,
  );
if (values.advisories === undefined)
  say(
    'no advisories were read: --advisories FOLDER names those that you keep (docs/run.md, Dependencies)',
  );
say(`${packages.length} packages, ${bad.length} refused licences, ${faults.length} known faults`);
process.exitCode = bad.length + faults.length === 0 ? 0 : 2;
