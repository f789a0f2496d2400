import { createRemoteStore } from '@portal/api-client';
import { defineApp } from '@portal/host/mount';
import { guideApi } from './api/index.ts';
import { section } from './routes.tsx';

export const { bootstrap, mount, unmount } = defineApp({
  section,
  createStore: (http) => createRemoteStore(http, guideApi),
});
