/**
 * Whether a key event belongs to an input method that composes a syllable, so that it must not act as a command.
 * Safari ends the composition before the event, and marks the event only by key code 229.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
