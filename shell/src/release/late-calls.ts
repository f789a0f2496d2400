/**
 * Loads the code of the shell's calls, which no page needs to hydrate.
 * @throws if the code cannot be loaded
 */
export const lateCalls = () => import(/* webpackChunkName: "shell-calls" */ './calls.ts');
