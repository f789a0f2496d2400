/** Storage that survives being forbidden or full: then it stores nothing, and the page goes on without it. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Removes everything, except keys that start with `except`. */
  clear(except?: string): void;
}

/** Prefix of the keys of drafts: what a customer typed into a form and has not sent (shared/form). */
export const DRAFTS = 'portal.draft.';

function safe(storageOf: () => Storage): SafeStorage {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storageOf());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    clear: (except) =>
      attempt((storage) => {
        for (const key of Object.keys(storage))
          if (except === undefined || !key.startsWith(except)) storage.removeItem(key);
      }, undefined),
  };
}

export const sessionStore = safe(() => window.sessionStorage);
export const localStore = safe(() => window.localStorage);
