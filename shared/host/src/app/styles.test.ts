import { expect, test } from '@jest/globals';
import { browserCache } from './styles.ts';

test('the browser’s cache knows every rule of the server’s page, and none of another part', () => {
  document.head.innerHTML = [
    '<style data-styles="shop ">.shop-1a{color:teal;}.shop-1a .shop-2b:hover{top:0;}@media (max-width: 768px){.shop-3c-Row{left:0;}}</style>',
    '<style data-styles="frame ">.frame-4d{color:red;}</style>',
    '<style data-styles="shops ">.shops-5e{color:red;}</style>',
  ].join('');
  expect(Object.keys(browserCache('shop', '').inserted)).toEqual(['1a', '2b', '3c-Row']);
});

test('of a document that an older shell has drawn, too', () => {
  document.head.innerHTML =
    '<style data-styles="shop 1a 2b">.shop-1a{top:0;}.shop-2b{top:0;}</style>';
  expect(Object.keys(browserCache('shop', '').inserted)).toEqual(['1a', '2b']);
});
