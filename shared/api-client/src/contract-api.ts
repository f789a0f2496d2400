import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import {
  combineReducers,
  configureStore,
  createApi,
  useDispatch,
  type BaseQueryFn,
  type EndpointBuilder,
  type Middleware,
  type Reducer,
} from '@portal/store';
import type { AxiosInstance } from 'axios';
import type { ApiError } from './api-error.ts';
import { createCaller, type Caller } from './caller.ts';

/** A call as the cache sees it: which entry, with what. */
interface Call {
  entry: Endpoint;
  input: unknown;
}

const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (
  { entry, input },
  { extra, signal },
) => {
  try {
    return { data: await (extra as Caller).call(entry, input, signal) };
  } catch (error) {
    return { error: error as ApiError };
  }
};

/** An RTK Query api over contract entries; a remote has one and injects its nouns' calls into it. */
export const createContractApi = <Tag extends string = never, Path extends string = 'api'>(
  tagTypes: readonly Tag[] = [],
  reducerPath = 'api' as Path,
) => createApi({ reducerPath, baseQuery, tagTypes, endpoints: () => ({}) });

type Builder<Tag extends string, Path extends string> = EndpointBuilder<
  typeof baseQuery,
  Tag,
  Path
>;

/** A read of a contract entry, kept in the cache under its input. */
export const queryOf = <E extends Endpoint, Tag extends string, Path extends string>(
  build: Builder<Tag, Path>,
  entry: E,
) => build.query<AnswerOf<E>, InputOf<E>>({ query: (input) => ({ entry, input }) });

/** A call that changes something. Its hook has the flags: loading, done, error; a new call clears both. */
export const mutationOf = <E extends Endpoint, Tag extends string, Path extends string>(
  build: Builder<Tag, Path>,
  entry: E,
) => build.mutation<AnswerOf<E>, InputOf<E>>({ query: (input) => ({ entry, input }) });

/** The caller under the section's store, for what no cache keeps: files. */
export function useCaller(): Caller {
  // The store's type is the remote's own: here it is known to run thunks, with the caller beside them.
  const dispatch = useDispatch() as unknown as <T>(
    thunk: (dispatch: unknown, getState: unknown, caller: Caller) => T,
  ) => T;
  return dispatch((_dispatch, _getState, caller) => caller);
}

/** A remote's store: its api's cache and its own slices, on the calls made through `http`. */
export function createRemoteStore(
  http: AxiosInstance,
  api: {
    reducerPath: string;
    reducer: Reducer;
    middleware: Middleware;
    util: { resetApiState(): { type: string } };
  },
  slices: Record<string, Reducer> = {},
) {
  const store = configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...slices }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: createCaller(http) },
        // A call carries its contract entry, whose schemas are functions.
        serializableCheck: false,
        immutableCheck: false,
      }).concat(api.middleware),
  });
  return {
    store,
    /** Forgets every answer, and with it the timers that would. */
    dispose: () => void store.dispatch(api.util.resetApiState()),
  };
}
