import type { Options } from '@swc/core';
import browserslist from 'browserslist';

/** How every source of the browser is transpiled: syntax for .browserslistrc, no polyfills. */
export const swcOptions = (mode: 'production' | 'development'): Options => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: mode === 'development' } },
  },
  env: { targets: browserslist(null, { path: import.meta.dirname }).join(', ') },
});
