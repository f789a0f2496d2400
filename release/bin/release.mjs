// The release command. This file enables the cache of compiled modules, so it cannot be read from there itself. In TypeScript, it
// would make Node load its compiler (0.1 s).
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// With a cache, the command's first line appears in a third of the time, and build tools load in half.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('../src/command.ts');
