import { useSession } from '@portal/host';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyForm, Draft } from './definition.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** Keeps a draft while its page is left, also where session storage is forbidden. */
const stores = new Map<string, DraftStore>();

function storeOf(form: AnyForm): DraftStore {
  const store = stores.get(form.name) ?? createDraftStore(form);
  // The server renders for everybody and keeps nobody's draft.
  if (typeof window === 'object') stores.set(form.name, store);
  return store;
}

/**
 * What a customer has entered into a form and not sent yet. It survives reload, Back, the login and a new
 * release, for a day; only the same customer sees it. A visitor's becomes that of whoever logs in.
 * @param begin values for an empty draft, taken once; undefined until they are known
 */
export function useDraft(form: AnyForm, begin?: Draft) {
  const session = useSession();
  const [store] = useState(() => storeOf(form));
  const snapshot = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  // Where the session is known already, the draft is there at the first paint.
  useLayoutEffect(() => void store.meet(session), [store, session]);
  const { ready } = snapshot;
  const begun = useRef(false);
  useEffect(() => {
    if (!ready || !begin || begun.current) return;
    begun.current = true;
    store.fill(begin);
  }, [store, ready, begin]);
  const { change, clear, confirm, spend } = store;
  return { ...snapshot, store, change, clear, confirm, spend };
}
