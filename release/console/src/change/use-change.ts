import { useState } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import { change, refusalOf, type Query, type Refusal } from '../desk/ask.ts';
import { useLive } from '../desk/live.tsx';
import { useSession } from '../desk/session.ts';

const revisionOf = ({ pin }: ChannelState) => pin?.revision ?? 0;

/**
 * A change of a channel, and the revision that it is decided on. Where the channel has moved on since, it is stale until the
 * manager decides again.
 */
export function useChange(state: ChannelState, onDone: () => void) {
  const { refresh } = useLive();
  const { onSignedOut } = useSession();
  const [decidedOn, setDecidedOn] = useState(() => revisionOf(state));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { channel } = state;
  return {
    decidedOn,
    refusal,
    isStale: revisionOf(state) !== decidedOn,
    decideAgain: () => {
      setRefusal(null);
      setDecidedOn(revisionOf(state));
    },
    /** Runs the verb on that revision. */
    submit: async (verb: string, query: Query) => {
      setRefusal(null);
      try {
        await change(verb, { channel, expect: String(decidedOn), ...query });
        refresh();
        onDone();
      } catch (error) {
        const found = refusalOf(error);
        if (found.kind === 'signed-out') return onSignedOut();
        setRefusal(found);
        // What came first is shown, so that it can be decided again.
        refresh();
      }
    },
  };
}
