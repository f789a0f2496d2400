import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A dialog over the page. Only the last one is visible; `id` finds whoever waits for its answer. */
export type Layer = { id: number } & (
  | { kind: 'alert'; message: string }
  | { kind: 'confirm'; message: string; yes: string; no: string }
  | { kind: 'wait'; title: string; message: string; cancel: string }
  | { kind: 'popup'; name: string; data: Record<string, string> }
  | { kind: 'terms'; termIndex: string }
  | { kind: 'address' }
);

export interface LayersState {
  open: Layer[];
  /** Short messages that disappear by themselves. */
  notices: { id: number; text: string }[];
  /** Calls under way for which the overlay shows. */
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

export const layers = createSlice({
  name: 'layers',
  initialState: { open: [], notices: [], busy: [] } as LayersState,
  reducers: {
    opened(state, { payload }: PayloadAction<Layer>) {
      state.open.push(payload);
    },
    closed(state, { payload }: PayloadAction<number>) {
      state.open = state.open.filter(({ id }) => id !== payload);
    },
    noticed(state, { payload }: PayloadAction<{ id: number; text: string }>) {
      state.notices.push(payload);
    },
    forgotten(state, { payload }: PayloadAction<number>) {
      state.notices = state.notices.filter(({ id }) => id !== payload);
    },
    waitBegan(state, { payload }: PayloadAction<Omit<Wait, 'left'>>) {
      state.busy.push({ ...payload, left: false });
    },
    waitEnded(state, { payload }: PayloadAction<number>) {
      state.busy = state.busy.filter(({ id }) => id !== payload);
    },
    overlayLeft(state) {
      for (const wait of state.busy) wait.left = true;
    },
  },
});
export const { opened, closed, noticed, forgotten, waitBegan, waitEnded, overlayLeft } =
  layers.actions;
