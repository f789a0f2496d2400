// The control is rendered by the same server in the same way.
export { createHost, createSection, renderFrame } from '../../../../shell/src/server.tsx';
