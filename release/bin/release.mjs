// The release command. Plain JavaScript, because Node would load its TypeScript compiler (0.1 s) to read this file: what the file
// loads comes from the cache, compiled.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// With what it loads kept compiled, the command says its first line in a third of the time, and build tools load in half.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('../src/command.ts');
