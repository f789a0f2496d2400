import './release/provided.ts';
import './release/bundler-runtime.ts';
import { yieldToBrowser } from '@portal/browser';

// Libraries, the portal's modules and its start are tasks of their own, so that a slow phone can handle a tap in between.
void yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ './start/start-portal.ts'))
  .then(async ({ startPortal }) => {
    await yieldToBrowser();
    startPortal();
  });
