import { isPersonal, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import axios from 'axios';
import { entryIn, type Call, type Calls } from './api.ts';
import type { ApiError } from './api-error.ts';
import { createCaller, type Caller, type CallWatch } from './caller.ts';

/** An answer as a component follows it. */
export interface AnswerState<Answer> {
  /** The newest answer; it stays while it is fetched again. */
  data: Answer | undefined;
  error: ApiError | undefined;
  fetching: boolean;
}

/** An answer that is fetched, and kept up to date, while someone is subscribed to it. */
export interface FollowedAnswer<Answer> {
  get(): AnswerState<Answer>;
  subscribe(listener: () => void): () => void;
  /** Fetches it again; a call that is still running is aborted. */
  refetch(): void;
}

/** The calls of one section, for as long as its tab lives. */
export interface SectionCalls {
  /** Sends what changes something, or a file. */
  caller: Caller;
  entryOf<E extends Endpoint>(call: Call<E>): E;
  /**
   * Reads for a page's load. With `ahead`, before the load: it then finds the answer in the cache.
   * @throws ApiError, or an AbortError once `signal` fires
   */
  query<E extends Endpoint>(
    call: Call<E>,
    input: InputOf<E>,
    signal: AbortSignal,
    ahead?: boolean,
  ): Promise<AnswerOf<E>>;
  /** Reads for a component. */
  follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>>;
  /** Marks answers of these kinds stale: those that are followed are fetched again. */
  forget(kinds: readonly string[]): void;
}

/** Seconds that an answer for everyone is kept once no component follows it. */
const KEPT_S = 60;

/** The argument of a query. The cache knows an answer by entry and input alone. */
interface Read {
  entry: Endpoint;
  input: unknown;
  ahead?: boolean | undefined;
}

const baseQueryOf =
  (caller: Caller): BaseQueryFn<Read, unknown, ApiError> =>
  async ({ entry, input, ahead }, { signal }) => {
    try {
      return { data: await caller.call(entry, input, { signal, ahead }) };
    } catch (error) {
      return { error: error as ApiError };
    }
  };

function createReads(caller: Caller) {
  const api = createApi({
    baseQuery: baseQueryOf(caller),
    tagTypes: ['kind'],
    endpoints: (build) => {
      const read = (keepUnusedDataFor: number) =>
        build.query<unknown, Read>({
          query: (read) => read,
          serializeQueryArgs: ({ queryArgs: { entry, input } }) =>
            `${entry.kind} ${JSON.stringify(input)}`,
          providesTags: (_answer, _error, { entry }) => [{ type: 'kind', id: entry.kind }],
          keepUnusedDataFor,
        });
      return { shared: read(KEPT_S), personal: read(0) };
    },
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    // A read carries its contract entry, whose schemas are functions.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  return { api, store };
}

/**
 * The calls of a section in the browser, with a store of their own (RTK Query). Answers for everyone are cached
 * under their input. Answers about a person are kept only while a component follows them, and a load always
 * fetches them.
 */
export function cachedCalls(caller: Caller, entries: Calls): SectionCalls {
  const { api, store } = createReads(caller);
  const { shared, personal } = api.endpoints;
  const endpointOf = (entry: Endpoint) => (isPersonal(entry) ? personal : shared);
  /** Loads that were left. Without this the cache would hand their aborting calls to the next caller. */
  const leaving = new Set<Promise<unknown>>();

  return {
    caller,
    entryOf: (call) => entryIn(entries, call),

    async query<E extends Endpoint>(
      call: Call<E>,
      input: InputOf<E>,
      signal: AbortSignal,
      ahead?: boolean,
    ): Promise<AnswerOf<E>> {
      const entry = entryIn(entries, call);
      await Promise.all(leaving);
      signal.throwIfAborted();
      const running = store.dispatch(
        endpointOf(entry).initiate({ entry, input, ahead }, { forceRefetch: isPersonal(entry) }),
      );
      const answer = running.unwrap();
      const abort = () => {
        const over: Promise<unknown> = answer.catch(() => {}).then(() => leaving.delete(over));
        leaving.add(over);
        running.abort();
      };
      signal.addEventListener('abort', abort, { once: true });
      try {
        return (await answer) as AnswerOf<E>;
      } finally {
        signal.removeEventListener('abort', abort);
        running.unsubscribe();
      }
    },

    follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>> {
      const entry = entryIn(entries, call);
      const endpoint = endpointOf(entry);
      const select = endpoint.select({ entry, input });
      let newest: ReturnType<typeof start> | null = null;
      let shown: AnswerState<AnswerOf<E>> | null = null;
      const start = () => store.dispatch(endpoint.initiate({ entry, input }));
      return {
        get() {
          const { data, error, status } = select(store.getState());
          const now = {
            data: data as AnswerOf<E> | undefined,
            error: error as ApiError | undefined,
            fetching: status === 'pending' || status === 'uninitialized',
          };
          const isSame =
            shown?.data === now.data &&
            shown?.error === now.error &&
            shown?.fetching === now.fetching;
          if (!shown || !isSame) shown = now;
          return shown;
        },
        subscribe(listener) {
          const quiet = store.subscribe(listener);
          const followed = (newest = start());
          return () => {
            quiet();
            followed.unsubscribe();
          };
        },
        refetch() {
          const running = newest;
          running?.abort();
          // Only after the abort has arrived, or the cache would join the call that is ending.
          void running?.then(() => (newest = running.refetch()));
        },
      };
    },

    forget(kinds) {
      store.dispatch(api.util.invalidateTags(kinds.map((id) => ({ type: 'kind' as const, id }))));
    },
  };
}

/** The calls of a section in the browser, which the API knows by the section's name. */
export const sectionCalls = (name: string, entries: Calls, watch: CallWatch): SectionCalls =>
  cachedCalls(createCaller(axios.create({ headers: { 'x-portal-client': name } }), watch), entries);
