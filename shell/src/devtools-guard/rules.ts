/** A key as it lies on the keyboard, whatever language is typed with it. */
export type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

const PANELS = ['KeyI', 'KeyJ', 'KeyC'];

/** The shortcuts of the specification, and what they are on a Mac. */
export function opensDevtools({ code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean {
  if (code === 'F12') return true;
  if (ctrlKey && !altKey && !metaKey) return shiftKey ? PANELS.includes(code) : code === 'KeyU';
  return metaKey && altKey && !ctrlKey && [...PANELS, 'KeyU'].includes(code);
}

/** Whoever types needs the menu to paste. A long press of a finger is how phones select and copy. */
export function keepsMenu(target: EventTarget | null, pointerType = ''): boolean {
  if (pointerType === 'touch') return true;
  const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(editable) !== null;
}
