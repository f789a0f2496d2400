/** Loads the shell's calls: no page needs them to answer. @throws where their code cannot be had */
export const lateCalls = () => import(/* webpackChunkName: "shell-calls" */ './calls.ts');
