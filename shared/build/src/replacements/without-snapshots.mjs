// Stubs for the federation runtime's snapshots and preloads, which it would bundle although we use neither: a
// release lists its entries, and the shell preloads their files itself.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const defaultPreloadArgs = () => ({});
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];
