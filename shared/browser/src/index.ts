export { isComposing } from './composing.ts';
export { isSparing } from './sparing.ts';
export { localStore, sessionStore } from './storage.ts';
