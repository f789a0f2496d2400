/**
 * Loads the code of the shell's calls, which no page needs to hydrate. It is in the file of the first move, most of which it shares.
 * @throws if the code cannot be loaded
 */
export const lateCalls = () => import(/* webpackChunkName: "moves" */ './calls.ts');
