/**
 * Whether a key event belongs to an input method that is composing a syllable: it must not act as a command.
 * Safari ends the composition before the event and marks it by key code 229 alone.
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229;
