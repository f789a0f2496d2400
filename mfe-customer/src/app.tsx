import { createRemoteStore } from '@portal/api-client';
import { defineApp } from '@portal/host/app';
import { customerApi } from './api/index.ts';
import { section } from './routes.tsx';

export const app = defineApp({
  section,
  createStore: (http) => createRemoteStore(http, customerApi),
});
