import { isPersonal, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call } from './api.ts';
import type { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';
import type { SectionCalls } from './cached-calls.ts';

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

/** What the components of a section follow, for as long as its tab lives. */
export interface FollowedAnswers {
  follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>>;
  /** Marks answers of these kinds stale: those that are followed are fetched again. */
  forget(kinds: readonly string[]): void;
}

/** Seconds that an answer for everyone is kept once no component follows it. */
const KEPT_S = 60;

/** The argument of a query; RTK Query caches an answer under its entry's kind and its input. */
interface Read {
  entry: Endpoint;
  input: unknown;
}

const baseQueryOf =
  (caller: Caller): BaseQueryFn<Read, unknown, ApiError> =>
  async ({ entry, input }, { signal }) => {
    try {
      // `beside`, because the page's own load may read the same kind at the same time.
      return { data: await caller.call(entry, input, { signal, beside: true }) };
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
 * What components read beside their page's data, in a store of their own (RTK Query): components share an answer, and one
 * about a person is kept only while a component follows it.
 */
export function followedAnswers({
  caller,
  entryOf,
}: Pick<SectionCalls, 'caller' | 'entryOf'>): FollowedAnswers {
  const { api, store } = createReads(caller);
  const { shared, personal } = api.endpoints;
  return {
    follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>> {
      const entry = entryOf(call);
      const endpoint = isPersonal(entry) ? personal : shared;
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
          // Not before the abort has taken effect: RTK Query would otherwise wait for the call that is being aborted.
          void running?.then(() => (newest = running.refetch()));
        },
      };
    },

    forget(kinds) {
      store.dispatch(api.util.invalidateTags(kinds.map((id) => ({ type: 'kind' as const, id }))));
    },
  };
}
