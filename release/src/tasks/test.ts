import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadlessShell } from '../chromium.ts';
import { root } from '../parts.ts';
import { changedFiles, checkoutFiles, importGraph } from '../test/checkout.ts';
import { runStages } from '../test/run-stages.ts';
import { leftOut, selectAffected, selectPaths } from '../test/selection.ts';
import {
  boundariesStage,
  browserStage,
  checkStages,
  formatStage,
  lintStage,
  prepareStage,
  typesStage,
  unitStage,
  unusedStage,
} from '../test/stages.ts';

// `test.ts` runs everything, `test.ts PATH...` the tests of files and folders, `test.ts --since REF` what changes since a
// commit can affect.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' } },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const browser = (specs: string[]) =>
  specs.length > 0 ? [browserStage(findHeadlessShell(), specs)] : [];

const runAll = () =>
  runStages([...checkStages(), prepareStage], [browserStage(findHeadlessShell())]);

async function runPaths(paths: string[]) {
  const named = paths.map((path) => relative(root, resolve(root, path)));
  const missing = named.find((path) => !existsSync(join(root, path)));
  if (missing) throw new Error(`there is no ${missing}: name files and folders from the root`);
  const selected = selectPaths(named, checkoutFiles());
  if (selected.tests.length + selected.specs.length === 0)
    throw new Error(`there are no tests in ${named.join(' ')}`);
  const unit = selected.tests.length > 0 ? [unitStage(selected)] : [];
  await runStages(unit, browser(selected.specs));
}

async function runSince(since: string) {
  const files = checkoutFiles();
  const changed = changedFiles(since);
  const selected = selectAffected(changed, files, importGraph(), (file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  if (!selected) {
    say('everything, because the packages or the configuration of the tests changed');
    return runAll();
  }
  say(`${changed.length} files changed since ${since}; left out: ${leftOut(selected, files)}`);
  const there = changed.filter((file) => existsSync(join(root, file)));
  const code = there.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  await runStages(
    [
      unitStage(selected),
      typesStage(),
      ...(code.length > 0 ? [lintStage(code)] : []),
      ...(there.length > 0 ? [formatStage(there)] : []),
      boundariesStage(),
      unusedStage,
    ],
    browser(selected.specs),
  );
}

if (values.since) await runSince(values.since);
else if (positionals.length > 0) await runPaths(positionals);
else await runAll();
