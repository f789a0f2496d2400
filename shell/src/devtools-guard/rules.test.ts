import { expect, test } from '@jest/globals';
import { keepsMenu, opensDevtools, type Key } from './rules.ts';

/** The key event of a shortcut such as `ctrl+shift+KeyI`. */
function key(shortcut: string): Key {
  const parts = shortcut.split('+');
  return {
    code: parts.at(-1) ?? '',
    ctrlKey: parts.includes('ctrl'),
    shiftKey: parts.includes('shift'),
    altKey: parts.includes('alt'),
    metaKey: parts.includes('meta'),
  };
}

test.each([
  'F12',
  'ctrl+shift+KeyI',
  'ctrl+shift+KeyJ',
  'ctrl+shift+KeyC',
  'ctrl+KeyU',
  'meta+alt+KeyI',
  'meta+alt+KeyJ',
  'meta+alt+KeyC',
  'meta+alt+KeyU',
])('%s opens developer tools', (shortcut) => {
  expect(opensDevtools(key(shortcut))).toBe(true);
});

test.each([
  ...Array.from({ length: 11 }, (_, i) => `F${i + 1}`),
  'ctrl+KeyC',
  'meta+KeyC',
  'ctrl+KeyV',
  'ctrl+KeyA',
  'ctrl+Insert',
  'meta+shift+KeyC',
  'Tab',
  'shift+Tab',
  'ctrl+Tab',
  'alt+Tab',
  'Enter',
  'Escape',
  'ContextMenu',
  'KeyI',
  'KeyU',
  'shift+KeyI',
  'ctrl+KeyI',
  'ctrl+shift+KeyU',
  'ctrl+alt+KeyU',
  'ctrl+shift+KeyR',
  'ctrl+KeyP',
  'ctrl+KeyF',
  'meta+KeyI',
  'alt+KeyI',
])('%s does not', (shortcut) => {
  expect(opensDevtools(key(shortcut))).toBe(false);
});

test('reads the key’s position, not its character', () => {
  const typed = { ...key('ctrl+shift+KeyI'), key: 'ㅑ' };
  expect(opensDevtools(typed)).toBe(true);
  expect(opensDevtools({ ...typed, code: 'KeyH' })).toBe(false);
});

test.each([
  ['<input>', 'input'],
  ['<input type="tel">', 'input'],
  ['<textarea></textarea>', 'textarea'],
  ['<select></select>', 'select'],
  ['<div contenteditable><b>a</b></div>', 'b'],
  ['<div contenteditable="true"><b>a</b></div>', 'b'],
])('the context menu stays in %s', (html, selector) => {
  document.body.innerHTML = html;
  expect(keepsMenu(document.querySelector(selector), 'mouse')).toBe(true);
});

test.each([
  ['<p>a</p>', 'p'],
  ['<img>', 'img'],
  ['<div contenteditable="false"><b>a</b></div>', 'b'],
])('the context menu is blocked in %s, except for touch', (html, selector) => {
  document.body.innerHTML = html;
  const target = document.querySelector(selector);
  expect(keepsMenu(target, 'mouse')).toBe(false);
  expect(keepsMenu(target)).toBe(false);
  expect(keepsMenu(target, 'touch')).toBe(true);
});
