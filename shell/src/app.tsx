import { defineApp } from '@portal/host/mount';
import { configureStore } from '@portal/store';
import { section } from './routes.tsx';

export const { bootstrap, mount, unmount } = defineApp({
  section,
  createStore: () => configureStore({ reducer: () => null }),
});
