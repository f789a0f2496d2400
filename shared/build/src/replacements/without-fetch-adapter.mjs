// Stubs for the parts of axios that webpack-config.ts drops: an adapter that is never chosen, and an empty list.
export const getFetch = () => null;
export default {};
