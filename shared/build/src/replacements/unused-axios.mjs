// Stubs for the parts of axios that webpack-config.ts drops: an adapter that is never chosen, and what nobody calls or nothing comes of.
export const getFetch = () => null;
export default () => null;
