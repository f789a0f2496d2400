import { beginning, changedFiles, checkoutFiles, usedPackages } from '../test/checkout.ts';
import { runStages } from '../test/run-stages.ts';
import { packageOf, selectPaths } from '../test/selection.ts';
import {
  boundariesStage,
  checkStages,
  formatStage,
  lintStage,
  typesStage,
  unitStage,
  unusedStage,
} from '../test/stages.ts';

/** Checks a package and those that it uses. What no change of this work can affect is left out, and said. */
async function checkPackage(folder: string) {
  const since = beginning();
  const changed = since && new Set(changedFiles(since).map(packageOf));
  const used = [...usedPackages(folder)];
  const unchanged = changed ? used.filter((one) => !changed.has(one)) : [];
  if (unchanged.length > 0)
    process.stdout.write(
      `left out, as unchanged since ${since?.slice(0, 8)}: the tests of ${unchanged.join(', ')}\n`,
    );
  const folders = [folder, ...used.filter((one) => !unchanged.includes(one))];
  const selected = selectPaths(folders, checkoutFiles());
  await runStages([
    ...(selected.tests.length > 0 ? [unitStage(selected)] : []),
    typesStage(folder),
    lintStage(folders),
    boundariesStage([folder, ...used]),
    unusedStage,
    formatStage(folders),
  ]);
}

const [folder] = process.argv.slice(2);
if (folder) await checkPackage(folder);
else await runStages(checkStages());
