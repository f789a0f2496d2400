import {
  apiError,
  type AnswerState,
  type ApiError,
  type Call,
  type CallOptions,
  type SectionCalls,
} from '@portal/api-client';
import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** A section's calls, whose code is loaded with the first of them because no page needs it to hydrate. */
export interface LateCalls {
  /** Returns the calls, or null if their code is not loaded yet. */
  get(): SectionCalls | null;
  /** @throws ApiError NETWORK where their code cannot be loaded; the next time tries again */
  load(): Promise<SectionCalls>;
}

export function lateCalls(importCalls: () => Promise<SectionCalls>): LateCalls {
  let calls: SectionCalls | null = null;
  let loading: Promise<SectionCalls> | null = null;
  return {
    get: () => calls,
    load: () =>
      (loading ??= importCalls().then(
        (loaded) => (calls = loaded),
        () => {
          loading = null;
          throw apiError({ code: 'NETWORK' });
        },
      )),
  };
}

const CallsContext = createContext<LateCalls | null>(null);
/** Gives a section's components its calls. */
export const CallsProvider = CallsContext.Provider;

/** The section's calls, for what sends one by itself and needs no state of it. */
export function useCalls(): LateCalls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error('a call outside a mounted section');
  return calls;
}

/** An answer of a read, and how to fetch it again. */
export interface Answer<T> extends AnswerState<T> {
  refetch(): void;
}

const WAITING: AnswerState<never> = { data: undefined, error: undefined, fetching: true };
const SKIPPED: AnswerState<never> = { data: undefined, error: undefined, fetching: false };
const NOT_LOADED: AnswerState<never> = { ...SKIPPED, error: apiError({ code: 'NETWORK' }) };
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
  const late = useCalls();
  const [calls, setCalls] = useState(late.get);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => late.load().then(setCalls, () => setFailed(true)), [late]);
  useEffect(() => {
    if (!skip && !calls) void load();
  }, [skip, calls, load]);
  const key = JSON.stringify(input);
  const followed = useMemo(
    () => (skip || !calls ? null : calls.follow(call, JSON.parse(key) as InputOf<E>)),
    [calls, call, key, skip],
  );
  const waiting = skip ? SKIPPED : WAITING;
  const state = useSyncExternalStore<AnswerState<AnswerOf<E>>>(
    followed?.subscribe ?? neverChanges,
    followed?.get ?? (() => (failed && !skip ? NOT_LOADED : waiting)),
    () => waiting,
  );
  const loadAgain = () => {
    setFailed(false);
    void load();
  };
  return { ...state, refetch: followed?.refetch ?? loadAgain };
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
        const { caller, entryOf } = await calls.load();
        const answer = await caller.call(entryOf(call), input, options);
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
