import { findChromium } from '../chromium.ts';
import { browserStage, checkStages, runStages } from '../stages.ts';

const chromium = findChromium();
const checked = await runStages(checkStages(), 2);
const seen = await runStages([browserStage(chromium)], 1);
const failed = checked.failed + seen.failed;
process.stdout.write(`\n${checked.passed + seen.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
