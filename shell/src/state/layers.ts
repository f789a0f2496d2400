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
  /** Number of calls under way for which the overlay shows. */
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
