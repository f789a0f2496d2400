export { Mine } from './Mine.tsx';

/** Its code is here. */
export const prepareMine = async () => {};
