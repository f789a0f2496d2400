#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// The release command in a repository that has our packages installed. They are TypeScript, as in the checkout, and
// Node does not strip types below node_modules: we strip them here, for our own packages alone.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `release: Node ${process.versions.node} is too old: install Node ${NEEDED} or newer, and try again\n`,
  );
  process.exit(1);
}

// Loaded after the check, because an older Node has no such exports and would fail with a SyntaxError.
const { registerHooks, stripTypeScriptTypes } = await import('node:module');
registerHooks({
  load(url, context, nextLoad) {
    if (!/\/node_modules\/@portal\/[^/]+\/(?!node_modules\/).*\.ts$/.test(url))
      return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
await import('./release.mjs');
