type Listener = (kinds: readonly string[]) => void;

const listeners = new Set<Listener>();
const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.changed') : null;

const tell = (kinds: readonly string[]) => {
  for (const listener of listeners) listener(kinds);
};

/** Marks cached answers of these kinds as stale in every section and every open tab of the portal. */
export function changed(kinds: readonly string[]): void {
  tell(kinds);
  channel?.postMessage(kinds);
}

/** Listens for stale kinds. Returns a function that stops listening. */
export function onChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (Array.isArray(data)) tell(data.filter((kind) => typeof kind === 'string'));
});
