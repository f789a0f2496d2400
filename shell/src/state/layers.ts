import type { Dialogs } from '@portal/host';

/** A dialog over the page. Only the last one is visible; `id` identifies who waits for its answer. */
export type Layer = { id: number } & (
  | { kind: 'alert'; message: string }
  | ({ kind: 'confirm' } & Parameters<Dialogs['confirm']>[0])
  | { kind: 'wait'; title: string; message: string; cancel: string }
  | { kind: 'popup'; name: string; data: Record<string, string> }
  | { kind: 'terms'; termIndex: string }
  | { kind: 'address' }
);

export interface LayersState {
  open: Layer[];
  /** Short messages that disappear by themselves. */
  notices: { id: number; text: string }[];
  /** Running calls that show the overlay. */
  busy: Wait[];
}

/** A call that the page waits for. */
export interface Wait {
  id: number;
  /** It can be aborted and sent again. */
  retriable: boolean;
  /** The customer has left the overlay: the page is usable while the call goes on. */
  left: boolean;
}

export const opened = (layer: Layer) => ({ type: 'layers/opened', layer }) as const;
export const closed = (id: number) => ({ type: 'layers/closed', id }) as const;
export const noticed = (id: number, text: string) =>
  ({ type: 'layers/noticed', id, text }) as const;
export const forgotten = (id: number) => ({ type: 'layers/forgotten', id }) as const;
export const waitBegan = (wait: Omit<Wait, 'left'>) =>
  ({ type: 'layers/waitBegan', wait: { ...wait, left: false } }) as const;
export const waitEnded = (id: number) => ({ type: 'layers/waitEnded', id }) as const;
export const overlayLeft = () => ({ type: 'layers/overlayLeft' }) as const;
type Action = ReturnType<
  | typeof opened
  | typeof closed
  | typeof noticed
  | typeof forgotten
  | typeof waitBegan
  | typeof waitEnded
  | typeof overlayLeft
>;

const NONE: LayersState = { open: [], notices: [], busy: [] };
const without = <Item extends { id: number }>(items: Item[], id: number) =>
  items.filter((item) => item.id !== id);

export function layers(state = NONE, action: Action): LayersState {
  switch (action.type) {
    case 'layers/opened':
      return { ...state, open: [...state.open, action.layer] };
    case 'layers/closed':
      return { ...state, open: without(state.open, action.id) };
    case 'layers/noticed':
      return { ...state, notices: [...state.notices, { id: action.id, text: action.text }] };
    case 'layers/forgotten':
      return { ...state, notices: without(state.notices, action.id) };
    case 'layers/waitBegan':
      return { ...state, busy: [...state.busy, action.wait] };
    case 'layers/waitEnded':
      return { ...state, busy: without(state.busy, action.id) };
    case 'layers/overlayLeft':
      return { ...state, busy: state.busy.map((wait) => ({ ...wait, left: true })) };
    default:
      return state;
  }
}
