import { useState } from 'react';
import { change, refusalOf, type Query, type Refusal } from '../desk/ask.ts';
import { useLive } from '../desk/live.tsx';
import { useSession } from '../desk/session.ts';

/** Runs verbs that change something, then reloads everything on the screen. */
export function useRun() {
  const { refresh } = useLive();
  const { onSignedOut } = useSession();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    /** Why the last verb was refused. */
    refusal,
    forget: () => setRefusal(null),
    /** Calls `onDone` with the verb's answer, unless it is refused. */
    run: async <T = unknown>(verb: string, query: Query, onDone: (answer: T) => void) => {
      setRefusal(null);
      try {
        const answer = (await change(verb, query)) as T;
        refresh();
        onDone(answer);
      } catch (error) {
        const found = refusalOf(error);
        if (found.kind === 'signed-out') return onSignedOut();
        setRefusal(found);
        // If another change came first, reload to show it.
        refresh();
      }
    },
  };
}
