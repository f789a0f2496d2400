#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// The release command in a repository that has our packages installed. They are TypeScript, as in the checkout, and
// Node does not strip types below node_modules: we strip them here, for our own packages alone.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    if (!/\/node_modules\/@portal\/[^/]+\/(?!node_modules\/).*\.ts$/.test(url))
      return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
await import('../src/cli.ts');
