// The same server renders the control in the same way.
export { createHost, createSection, renderFrame } from '../../../../shell/src/server.tsx';
