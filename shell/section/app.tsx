import { createRemoteStore } from '@portal/api-client';
import { defineApp } from '@portal/host/app';
import { shellApi } from '../section/api/index.ts';
import { section } from '../section/routes.tsx';

export const app = defineApp({
  section,
  createStore: (http) => createRemoteStore(http, shellApi),
});
