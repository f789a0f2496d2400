import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Something over the page. Only the last one is on the screen; `id` names who waits for its answer. */
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
  /** Texts said in passing. */
  notices: { id: number; text: string }[];
  /** How many calls keep the page under the overlay. */
  busy: number;
}

export const layers = createSlice({
  name: 'layers',
  initialState: { open: [], notices: [], busy: 0 } as LayersState,
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
    busyChanged(state, { payload }: PayloadAction<1 | -1>) {
      state.busy += payload;
    },
  },
});
export const { opened, closed, noticed, forgotten, busyChanged } = layers.actions;
