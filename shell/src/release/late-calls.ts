/**
 * Loads the code of the shell's calls, which no page needs to hydrate: all of them, so that no other file has schemas. It is in the same file as the code of moves, because both need most of it.
 * @throws if the code cannot be loaded
 */
export const lateCalls = () => import(/* webpackChunkName: "moves" */ './calls.ts');
