export { isComposing } from './composing.ts';
export { isSparing, savesData } from './sparing.ts';
export { DRAFTS, localStore, sessionStore } from './storage.ts';
export { whenIdle, whenUsed, yieldToBrowser } from './when-idle.ts';
