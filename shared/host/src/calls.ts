import type { AnswerState, ApiError, Call, CallOptions, SectionCalls } from '@portal/api-client';
import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

const CallsContext = createContext<SectionCalls | null>(null);
/** Gives a section's components its calls. */
export const CallsProvider = CallsContext.Provider;

function useCalls(): SectionCalls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('a call outside a mounted section');
  return calls;
}

/** Gives the contract's entry of a call. @throws ApiError where its code cannot be loaded */
export const useEntryOf = (): SectionCalls['entryOf'] => useCalls().entryOf;

/** An answer of a read, and how to fetch it again. */
export interface Answer<T> extends AnswerState<T> {
  refetch(): void;
}

const WAITING: AnswerState<never> = { data: undefined, error: undefined, fetching: true };
const SKIPPED: AnswerState<never> = { data: undefined, error: undefined, fetching: false };
const neverChanges = () => () => {};

/**
 * Reads what a component needs beside its page's data, from its mount on; with `skip` it waits. Nothing is
 * fetched while the server renders. A page's own data comes from its load.
 */
export function useAnswer<E extends Endpoint>(
  call: Call<E>,
  input: InputOf<E>,
  { skip = false }: { skip?: boolean } = {},
): Answer<AnswerOf<E>> {
  const calls = useCalls();
  const key = JSON.stringify(input);
  const followed = useMemo(
    () => (skip ? null : calls.follow(call, JSON.parse(key) as InputOf<E>)),
    [calls, call, key, skip],
  );
  const state = useSyncExternalStore<AnswerState<AnswerOf<E>>>(
    followed?.subscribe ?? neverChanges,
    followed?.get ?? (() => SKIPPED),
    () => (skip ? SKIPPED : WAITING),
  );
  return { ...state, refetch: () => followed?.refetch() };
}

/** Sends a call that changes something. @throws ApiError */
export type Send<E extends Endpoint> = (
  input: InputOf<E>,
  options?: CallOptions,
) => Promise<AnswerOf<E>>;

/** State of the newest sending; a new one resets it. */
export interface Sending {
  sending: boolean;
  done: boolean;
  error: ApiError | undefined;
}
const IDLE: Sending = { sending: false, done: false, error: undefined };

/** Returns a function that sends a call that changes something (or a file), and the state of its newest call. */
export function useSend<E extends Endpoint>(call: Call<E>): [send: Send<E>, state: Sending] {
  const calls = useCalls();
  const [state, setState] = useState(IDLE);
  const send = useCallback<Send<E>>(
    async (input, options) => {
      setState({ ...IDLE, sending: true });
      try {
        const answer = await calls.send(call, input, options);
        setState({ ...IDLE, done: true });
        return answer;
      } catch (error) {
        const failure = error as ApiError;
        // A newer call of the kind replaced this one and reports its own state.
        if (failure.code !== 'ABORTED') setState({ ...IDLE, error: failure });
        throw error;
      }
    },
    [calls, call],
  );
  return [send, state];
}
