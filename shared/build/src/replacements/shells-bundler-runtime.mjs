// What a remote's entry gets as federation's bundler runtime: the shell's code without the shell's state, so that no
// entry brings a copy (6 KB each). The shell provides it (shell/src/release/bundler-runtime.ts).
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.portalFederation;

export default {
  // Each entry is an instance of its own: the runtime's `init` would join the shell's.
  runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
