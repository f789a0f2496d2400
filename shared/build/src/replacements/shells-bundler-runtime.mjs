// Replaces federation's bundler runtime in a remote's entry by the shell's code, so that no entry carries a copy (6
// KB each). The shell provides it (shell/src/release/bundler-runtime.ts); its state is not shared.
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.portalFederation;

export default {
  // Each entry is a separate instance, because the runtime's `init` would join the shell's.
  runtime: { ...runtime, init: (options) => runtime.createInstance(options) },
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
