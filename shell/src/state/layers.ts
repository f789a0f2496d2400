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

const NONE: LayersState = { open: [], notices: [], busy: [] };
export const layersChanged = (change: Partial<LayersState>) =>
  ({ type: 'layers/changed', change }) as const;
export const layers = (state = NONE, action: ReturnType<typeof layersChanged>): LayersState =>
  action.type === 'layers/changed' ? { ...state, ...action.change } : state;
