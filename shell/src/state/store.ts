import type { SessionState } from '@portal/host';
import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { layers } from './layers.ts';

/** What the frame around the sections shows of the present moment. */
export interface View {
  pathname: string;
  /** Something is on its way to the screen. */
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

/** The shell's own state, one for the tab; a page drawn on the server has its own. */
export function createHostStore(pathname: string) {
  const store = configureStore({
    reducer,
    // A few words and numbers, changed here alone: watching them costs more than it finds.
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(viewChanged({ pathname }));
  /** What the server drew the frame with: it is taken over with the same. */
  const first = store.getState();
  return Object.assign(store, { first });
}
export type HostStore = ReturnType<typeof createHostStore>;
