import { useSession } from '@portal/host';
import { useMemo, useSyncExternalStore } from 'react';
import { draftsOf, type BegunHere } from './draft-store.ts';

const never = () => () => {};
const none = () => '[]';

/** The forms that the customer has begun in this tab and not sent. Read when the page is opened. */
export function useDrafts(): readonly BegunHere[] {
  const session = useSession();
  const text = useSyncExternalStore(never, () => JSON.stringify(draftsOf(session)), none);
  return useMemo(() => JSON.parse(text) as BegunHere[], [text]);
}
