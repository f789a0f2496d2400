// The monolith is drawn on the server in the same way, by the same server.
export { createHost, renderFrame } from '../../../../shell/src/server.tsx';
export { app } from './app.tsx';
