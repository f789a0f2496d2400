import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its own runtime comes without this.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Every remote's entry takes it from here (shared/build/src/replacements/shells-bundler-runtime.mjs).
Object.assign(globalThis, {
  portalFederation: {
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});
