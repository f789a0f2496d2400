import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import type { ApiError } from './api-error.ts';
import type { Caller, CallOptions } from './caller.ts';
import { entryIn, type Call, type Calls } from './contract-api.ts';

/** An answer as a component follows it. */
export interface AnswerState<Answer> {
  /** The newest answer; it stays while it is requested again. */
  data: Answer | undefined;
  error: ApiError | undefined;
  fetching: boolean;
}

/** An answer that is fetched, and kept up to date, while someone is subscribed to it. */
export interface FollowedAnswer<Answer> {
  get(): AnswerState<Answer>;
  subscribe(listener: () => void): () => void;
  /** Requests it again; aborts a running call. */
  refetch(): void;
}

/** The calls of one section, for as long as its tab or, on the server, its page lives. */
export interface SectionCalls {
  /** The contract's entry of a call. @throws ApiError if its code cannot be loaded */
  entryOf<E extends Endpoint>(call: Call<E>): Promise<E>;
  /** Reads for a page's load. @throws ApiError, or an AbortError once `signal` fires */
  query<E extends Endpoint>(
    call: Call<E>,
    input: InputOf<E>,
    signal: AbortSignal,
  ): Promise<AnswerOf<E>>;
  /** Reads for a component. */
  follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>>;
  /** Sends a change or a file. @throws ApiError */
  send<E extends Endpoint>(
    call: Call<E>,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<AnswerOf<E>>;
  /** Marks answers of these kinds stale: those that are followed are fetched again. */
  forget(kinds: readonly string[]): void;
}

const NOTHING: AnswerState<never> = { data: undefined, error: undefined, fetching: false };

/** Calls of a page on the server, which renders once: nothing is cached or followed. */
export const directCalls = (caller: Caller, entries: Calls): SectionCalls => ({
  entryOf: async (call) => entryIn(entries, call),
  query: (call, input, signal) => caller.call(entryIn(entries, call), input, { signal }),
  follow: () => ({ get: () => NOTHING, subscribe: () => () => {}, refetch() {} }),
  send: (call, input, options) => caller.call(entryIn(entries, call), input, options),
  forget() {},
});
