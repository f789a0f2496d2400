import { findHeadlessShell } from '../chromium.ts';
import { runStages } from '../test/run-stages.ts';
import { browserStage } from '../test/stages.ts';

// Runs specs in full of which `npm test` runs a sample: `full.ts accessibility platform/desk`.
const specs = process.argv.slice(2);
const stage = browserStage(findHeadlessShell(), specs);
const env = { ...stage.env, FULL: '1' };
await runStages([], [{ ...stage, name: specs.join(', '), env, live: true }]);
