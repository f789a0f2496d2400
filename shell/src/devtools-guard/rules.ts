/** A key by its place on the keyboard, whatever the input language. */
export type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

const PANELS = ['KeyI', 'KeyJ', 'KeyC'];

/** Whether it is one of the shortcuts of specification, 2, or its equivalent on a Mac. */
export function opensDevtools({ code, ctrlKey, shiftKey, altKey, metaKey }: Key): boolean {
  if (code === 'F12') return true;
  if (ctrlKey && !altKey && !metaKey) return shiftKey ? PANELS.includes(code) : code === 'KeyU';
  return metaKey && altKey && !ctrlKey && [...PANELS, 'KeyU'].includes(code);
}

/** Whether the context menu stays: fields need it to paste, and on touch screens it selects and copies. */
export function keepsMenu(target: EventTarget | null, pointerType = ''): boolean {
  if (pointerType === 'touch') return true;
  const editable = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
  return target instanceof Element && target.closest(editable) !== null;
}
