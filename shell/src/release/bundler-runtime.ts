import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes no modules, so its own runtime lacks this function.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Every remote's entry reads it from here (shared/build/src/replacements/shells-bundler-runtime.mjs).
Object.assign(globalThis, {
  portalFederation: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
