/** What the frame around the sections shows of the present moment. */
export interface View {
  pathname: string;
  /** Something is on its way to the screen. */
  pending: boolean;
}

/** A store for useSyncExternalStore. */
export interface ViewStore {
  get(): View;
  /** What the server drew the frame with. */
  initial(): View;
  subscribe(listener: () => void): () => void;
  set(change: Partial<View>): void;
}

export function createViewStore(pathname: string): ViewStore {
  const first: View = { pathname, pending: false };
  let view = first;
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    initial: () => first,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(change) {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
  };
}
