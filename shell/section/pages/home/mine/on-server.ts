export { Mine } from './Mine.tsx';

/** On the server the component is imported at once; the browser has `in-browser.tsx` in place of this file. */
export const prepareMine = async () => {};
