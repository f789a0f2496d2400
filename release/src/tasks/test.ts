import { findChromium } from '../chromium.ts';
import { browserStage, checkStages, runStages, unitStage } from '../stages.ts';

// Everything, or one part by its folder (`test.ts mfe-voc`): its own tests and its own journeys.
const [part] = process.argv.slice(2);
const journeys = part && `e2e/journeys/${part.replace(/^mfe-/, '')}`;
const checked = await runStages(part ? [unitStage(part)] : checkStages(), 2);
const seen = await runStages([browserStage(findChromium(), journeys)], 1);
const failed = checked.failed + seen.failed;
process.stdout.write(`\n${checked.passed + seen.passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
