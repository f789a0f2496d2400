import type { Dialogs } from '@portal/host';
import type { HostStore } from '../state/store.ts';
import { busyChanged, closed, forgotten, noticed, opened, type Layer } from '../state/layers.ts';

const NOTICE_MS = 6000;

/** Draws what the store says; fetched when there is something to draw for the first time. */
type Draw = () => Promise<unknown>;
let live: { store: HostStore; draw: Draw } | null = null;

/** Layers are one for the tab. Gives back what draws them, at the latest when there is something to say. */
export function startLayers(store: HostStore, draw: Draw): Draw {
  let drawing: Promise<unknown> | null = null;
  const once: Draw = () => (drawing ??= draw().catch(() => (drawing = null)));
  live = { store, draw: once };
  return once;
}

let lastId = 0;
const answers = new Map<number, (answer: unknown) => void>();

type Opened = Layer extends infer L ? (L extends Layer ? Omit<L, 'id'> : never) : never;

/** Puts something over the page; settles with what it is closed with. */
export function openLayer<Answer>(layer: Opened): { id: number; answer: Promise<Answer> } {
  const id = ++lastId;
  const answer = new Promise<Answer>((settle) => {
    answers.set(id, settle as (answer: unknown) => void);
  });
  live?.store.dispatch(opened({ ...layer, id } as Layer));
  void live?.draw();
  return { id, answer };
}

export function closeLayer(id: number, answer?: unknown): void {
  live?.store.dispatch(closed(id));
  answers.get(id)?.(answer);
  answers.delete(id);
}

/** What was opened from a page goes with it; what asks or tells something stays until it is answered. */
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

/** Says something for a few seconds. */
export function notify(text: string): void {
  const id = ++lastId;
  live?.store.dispatch(noticed({ id, text }));
  void live?.draw();
  setTimeout(() => live?.store.dispatch(forgotten(id)), NOTICE_MS);
}

/** Keeps the page under the overlay until what it gives back is called; once is enough. */
export function busy(): () => void {
  let over = false;
  live?.store.dispatch(busyChanged(1));
  void live?.draw();
  return () => {
    if (!over) live?.store.dispatch(busyChanged(-1));
    over = true;
  };
}
