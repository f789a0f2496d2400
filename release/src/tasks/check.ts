import { checkStages, runStages } from '../stages.ts';

const { passed, failed } = await runStages(checkStages(), 2);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
