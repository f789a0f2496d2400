import type { SessionState } from '@portal/host';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import { layers } from './layers.ts';

/** What the frame shows of the current page. */
export interface View {
  pathname: string;
  /** A page is loading. */
  pending: boolean;
}

export const viewChanged = (change: Partial<View>) => ({ type: 'view/changed', change }) as const;
export const sessionKnown = (session: SessionState) =>
  ({ type: 'session/known', session }) as const;

const FIRST: View = { pathname: '/', pending: false };
const view = (state = FIRST, action: ReturnType<typeof viewChanged>): View =>
  action.type === 'view/changed' ? { ...state, ...action.change } : state;

const UNKNOWN: SessionState = { is: 'unknown' };
const session = (state = UNKNOWN, action: ReturnType<typeof sessionKnown>): SessionState =>
  action.type === 'session/known' ? action.session : state;

const reducer = combineReducers({ view, session, layers });
export type HostState = ReturnType<typeof reducer>;

/**
 * The shell's state: one store for each tab, and for each page on the server. Plain Redux, because every page loads
 * it first: the toolkit and immer would add a dozen KB for one-line reducers.
 */
export function createHostStore(pathname: string) {
  const store = createStore(reducer);
  store.dispatch(viewChanged({ pathname }));
  /** For hydration: the state that the server rendered the frame with. */
  const first = store.getState();
  return Object.assign(store, { first });
}
export type HostStore = ReturnType<typeof createHostStore>;
