import type { Dialogs } from '@portal/host';
import type { HostStore } from '../state/store.ts';
import { layersChanged, type Layer, type LayersState } from '../state/layers.ts';

const NOTICE_MS = 6000;

/** Mounts the layers' React root, whose code loads on first use. */
type Mount = () => Promise<unknown>;
let live: { store: HostStore; mount: Mount } | null = null;

/** Connects the tab's layers to the store. Returns a function that mounts them ahead of their first use. */
export function startLayers(store: HostStore, mount: Mount): Mount {
  let mounting: Promise<unknown> | null = null;
  const once: Mount = () => (mounting ??= mount().catch(() => (mounting = null)));
  live = { store, mount: once };
  return once;
}

const change = (next: (now: LayersState) => Partial<LayersState>) =>
  live?.store.dispatch(layersChanged(next(live.store.getState().layers)));
const without = <Item extends { id: number }>(items: Item[], id: number) =>
  items.filter((item) => item.id !== id);

let lastId = 0;
const answers = new Map<number, (answer: unknown) => void>();

type Opened = Layer extends infer L ? (L extends Layer ? Omit<L, 'id'> : never) : never;

/** Opens a layer over the page; `answer` resolves to the value that it is closed with. */
export function openLayer<Answer>(layer: Opened): { id: number; answer: Promise<Answer> } {
  const id = ++lastId;
  const answer = new Promise<Answer>((settle) => {
    answers.set(id, settle as (answer: unknown) => void);
  });
  change(({ open }) => ({ open: [...open, { ...layer, id } as Layer] }));
  void live?.mount();
  return { id, answer };
}

export function closeLayer(id: number, answer?: unknown): void {
  change(({ open }) => ({ open: without(open, id) }));
  answers.get(id)?.(answer);
  answers.delete(id);
}

/** Closes the layers of the page being left; questions and alerts stay until they are answered. */
export function closeWithPage(): void {
  for (const { id, kind } of live?.store.getState().layers.open ?? [])
    if (kind === 'popup' || kind === 'terms' || kind === 'address') closeLayer(id, null);
}

export const dialogs: Dialogs = {
  async alert(message) {
    await openLayer({ kind: 'alert', message }).answer;
  },
  async confirm(question) {
    return (await openLayer<boolean | undefined>({ kind: 'confirm', ...question }).answer) === true;
  },
};

/** Shows a message for a few seconds. */
export function notify(text: string): void {
  const id = ++lastId;
  change(({ notices }) => ({ notices: [...notices, { id, text }] }));
  void live?.mount();
  setTimeout(() => change(({ notices }) => ({ notices: without(notices, id) })), NOTICE_MS);
}

const retries = new Map<number, () => void>();

/** Shows the overlay until the returned function is called; calling it again does nothing. */
export function busy(retry: (() => void) | null = null): () => void {
  const id = ++lastId;
  if (retry) retries.set(id, retry);
  const wait = { id, retriable: retry !== null, left: false };
  change(({ busy }) => ({ busy: [...busy, wait] }));
  void live?.mount();
  return () => {
    retries.delete(id);
    change(({ busy }) => ({ busy: without(busy, id) }));
  };
}

/** Sends the calls that the page waits for again, except those that must not repeat. */
export function retryWaits(): void {
  for (const retry of [...retries.values()]) retry();
}

/** Hides the overlay while its calls go on. */
export const leaveOverlay = (): void =>
  void change(({ busy }) => ({ busy: busy.map((wait) => ({ ...wait, left: true })) }));
