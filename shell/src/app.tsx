import { defineApp } from '@portal/host/app';
import { configureStore } from '@portal/store';
import { section } from './routes.tsx';

export const app = defineApp({
  section,
  createStore: () => ({ store: configureStore({ reducer: () => null }), dispose() {} }),
});
