/** Storage that may be forbidden or full: it then holds nothing, and the portal goes on without it. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

function safe(storageOf: () => Storage): SafeStorage {
  const tried = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storageOf());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => tried((storage) => storage.getItem(key), null),
    set: (key, value) => tried((storage) => storage.setItem(key, value), undefined),
    remove: (key) => tried((storage) => storage.removeItem(key), undefined),
    clear: () => tried((storage) => storage.clear(), undefined),
  };
}

export const session = safe(() => window.sessionStorage);
export const local = safe(() => window.localStorage);
