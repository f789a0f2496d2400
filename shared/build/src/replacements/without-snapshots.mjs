// What the federation runtime keeps of snapshots and preloads. A release lists its entries, and the shell preloads their
// files itself, so that the runtime reads no manifest and preloads nothing; it bundles the code of both all the same.
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});
export const defaultPreloadArgs = () => ({});
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = async () => [];
