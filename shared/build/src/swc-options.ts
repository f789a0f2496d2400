import type { Options } from '@swc/core';
import browserslist from 'browserslist';

/** How sources for the browser are transpiled: syntax for this package's .browserslistrc, no polyfills. */
export const swcOptions: Options = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // `react/jsx-runtime` in every build: the development runtime is not among the singletons.
    transform: { react: { runtime: 'automatic', development: false } },
  },
  env: { bugfixes: true, targets: browserslist(null, { path: import.meta.dirname }).join(', ') },
};
