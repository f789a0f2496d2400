import type { SessionState } from '@portal/host';
import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { layers } from './layers.ts';

/** What the frame shows of the current page. */
export interface View {
  pathname: string;
  /** A page is loading. */
  pending: boolean;
}

const view = createSlice({
  name: 'view',
  initialState: { pathname: '/', pending: false } as View,
  reducers: {
    changed: (state, { payload }: PayloadAction<Partial<View>>) => ({ ...state, ...payload }),
  },
});
export const { changed: viewChanged } = view.actions;

const session = createSlice({
  name: 'session',
  initialState: { is: 'unknown' } as SessionState,
  reducers: { known: (_, { payload }: PayloadAction<SessionState>) => payload },
});
export const { known: sessionKnown } = session.actions;

const reducer = combineReducers({
  view: view.reducer,
  session: session.reducer,
  layers: layers.reducer,
});
export type HostState = ReturnType<typeof reducer>;

/** The shell's state: one store for the tab, and one for each page on the server. */
export function createHostStore(pathname: string) {
  const store = configureStore({
    reducer,
    // A few strings and numbers that only the reducers change: the checks cost more than they find.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(viewChanged({ pathname }));
  /** The state that the server rendered the frame with, for hydration. */
  const first = store.getState();
  return Object.assign(store, { first });
}
export type HostStore = ReturnType<typeof createHostStore>;
