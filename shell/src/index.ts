import './release/provided.ts';
import './release/bundler-runtime.ts';
import { yieldToBrowser } from '@portal/browser';

// Evaluated in a task of its own: a slow phone answers a tap between the libraries and the portal.
void yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ './start/start-portal.ts'))
  .then(({ startPortal }) => startPortal());
