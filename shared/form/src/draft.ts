import { useSession } from '@portal/host';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftValues } from './draft-store.ts';

type AnyStore = ReturnType<typeof createDraftStore<Record<string, string>>>;
/** A page that is left and come back to finds its draft, also where storage keeps nothing. */
const stores = new Map<string, AnyStore>();

function storeOf<V extends DraftValues<V>>(name: string, empty: V) {
  const known = stores.get(name) ?? (createDraftStore(name, empty) as unknown as AnyStore);
  // The server draws for everybody: it keeps nobody's.
  if (typeof window === 'object') stores.set(name, known);
  return known as unknown as ReturnType<typeof createDraftStore<V>>;
}

/**
 * What a customer has entered into a form and not sent yet. It survives reload, Back, the login and a new
 * release, for a day; only the same customer sees it. A visitor's becomes that of whoever logs in.
 * `name` is the form's alone; `empty` is every field, unanswered.
 */
export function useDraft<V extends DraftValues<V>>({ name, empty }: { name: string; empty: V }) {
  const session = useSession();
  const [store] = useState(() => storeOf(name, empty));
  const snapshot = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  // Before anything is painted, where it is known already.
  useLayoutEffect(() => store.meet(session), [store, session]);
  const { change, clear, spend } = store;
  return { ...snapshot, change, clear, spend };
}
