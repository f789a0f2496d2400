import { findChromium } from '../chromium.ts';
import { browserStage, runStages } from '../stages.ts';

// Runs specs over everything, of which `npm test` covers a sample: `full.ts accessibility platform/desk`.
const specs = process.argv.slice(2);
const stage = browserStage(findChromium());
const { passed, failed } = await runStages(
  [
    {
      ...stage,
      name: specs.join(', '),
      command: [...stage.command, ...specs, '--project=chromium'],
      env: { ...stage.env, FULL: '1' },
    },
  ],
  1,
);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
