/**
 * Loads the code of the shell's calls, which no page needs to hydrate. All of them are in this one file, so that no other file of the
 * shell has schemas; and so is the code of moves, which needs most of the same libraries.
 * @throws if the code cannot be loaded
 */
export const lateCalls = () => import(/* webpackChunkName: "moves" */ './calls.ts');

/** @throws if the code of the identity check's calls cannot be loaded */
export const lateIdentityCalls = () =>
  lateCalls().then(async ({ caller, identityCalls }) => ({ caller, ...(await identityCalls()) }));
