import { useState } from 'react';
import { change, refusalOf, type Query, type Refusal } from '../desk/ask.ts';
import { useLive } from '../desk/live.tsx';
import { useSession } from '../desk/session.ts';

/** Changes something, then reloads everything on the screen. */
export function useRun() {
  const { refresh } = useLive();
  const { onSignedOut } = useSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const act = async <T>(send: () => Promise<T>, onDone: (answer: T) => void) => {
    setRefusal(null);
    try {
      const answer = await send();
      refresh();
      onDone(answer);
    } catch (error) {
      const found = refusalOf(error);
      if (found.kind === 'signed-out') return onSignedOut();
      setRefusal(found);
      // If another change came first, reload to show it.
      refresh();
    }
  };
  return {
    /** Why the last change was refused. */
    refusal,
    forget: () => setRefusal(null),
    /** Sends a request, and calls `onDone` with the answer unless the desk refuses the request. */
    act,
    /** Like `act`, for a verb of the release command. */
    run: <T = unknown>(verb: string, query: Query, onDone: (answer: T) => void) =>
      act(() => change(verb, query) as Promise<T>, onDone),
  };
}
