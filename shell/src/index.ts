import './release/provided.ts';
import './release/bundler-runtime.ts';
import { yieldToBrowser } from '@portal/browser';

// Evaluate the portal in a separate task, so that a slow phone can handle a tap after the libraries.
void yieldToBrowser()
  .then(() => import(/* webpackMode: "eager" */ './start/start-portal.ts'))
  .then(({ startPortal }) => startPortal());
