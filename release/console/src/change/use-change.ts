import { useState } from 'react';
import type { ChannelState } from '../desk/answers.ts';
import type { Query } from '../desk/ask.ts';
import { useRun } from './use-run.ts';

const revisionOf = ({ pin }: ChannelState) => pin?.revision ?? 0;

/**
 * A change of a channel, with the revision that the manager decided on. If the channel has changed since, `isStale`
 * until the manager decides again.
 */
export function useChange(state: ChannelState, onDone: () => void) {
  const { refusal, forget, run } = useRun();
  const [decidedOn, setDecidedOn] = useState(() => revisionOf(state));
  const { channel } = state;
  return {
    decidedOn,
    refusal,
    isStale: revisionOf(state) !== decidedOn,
    decideAgain: () => {
      forget();
      setDecidedOn(revisionOf(state));
    },
    /** Runs the verb on that revision. */
    submit: (verb: string, query: Query) =>
      run(verb, { channel, expect: String(decidedOn), ...query }, onDone),
  };
}
