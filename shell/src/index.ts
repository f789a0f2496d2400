import './release/provided.ts';
import './release/bundler-runtime.ts';
import { yieldToInput } from './browser/yield-to-input.ts';

// Libraries, React's renderer, the portal's modules and its start are tasks of their own, so that a slow phone can handle a tap in
// between.
void yieldToInput()
  .then(() => import(/* webpackMode: "eager" */ 'react-dom/client'))
  .then(yieldToInput)
  .then(() => import(/* webpackMode: "eager" */ './start/start-portal.ts'))
  .then(async ({ startPortal }) => {
    await yieldToInput();
    startPortal();
  });
