import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// With what it loads kept compiled, the command says its first line in a third of the time, and build tools load in half.
enableCompileCache(join(import.meta.dirname, '../../.cache/compiled'));
await import('./command.ts');
