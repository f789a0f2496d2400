import { checkoutFiles, usedPackages } from '../test/checkout.ts';
import { runStages } from '../test/run-stages.ts';
import { selectPaths } from '../test/selection.ts';
import {
  boundariesStage,
  checkStages,
  formatStage,
  lintStage,
  typesStage,
  unitStage,
  unusedStage,
} from '../test/stages.ts';

/** Checks a package and those that it uses. */
async function checkPackage(folder: string) {
  const folders = [folder, ...usedPackages(folder)];
  const selected = selectPaths(folders, checkoutFiles());
  await runStages([
    typesStage(folders),
    ...(selected.tests.length > 0 ? [unitStage(selected)] : []),
    lintStage(folders),
    formatStage(folders),
    boundariesStage(folders),
    unusedStage,
  ]);
}

const [folder] = process.argv.slice(2);
if (folder) await checkPackage(folder);
else await runStages(checkStages());
