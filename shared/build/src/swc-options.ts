import type { Options } from '@swc/core';
import browserslist from 'browserslist';

/** How every source of the browser is transpiled: syntax for .browserslistrc, no polyfills. */
export const swcOptions: Options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // One transform for every build: what the browser shares is listed by name.
    transform: { react: { runtime: 'automatic', development: false } },
  },
  env: { targets: browserslist(null, { path: import.meta.dirname }).join(', ') },
};
