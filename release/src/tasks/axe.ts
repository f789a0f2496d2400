import { findChromium } from '../chromium.ts';
import { browserStage, runStages } from '../stages.ts';

// Every route and state at every width and theme; `npm test` takes each state once.
const stage = browserStage(findChromium());
const { passed, failed } = await runStages(
  [
    {
      ...stage,
      name: 'axe',
      command: [...stage.command, 'accessibility', '--project=chromium'],
      env: { ...stage.env, AXE: 'full' },
    },
  ],
  1,
);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
