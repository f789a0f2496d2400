import { expect, jest, test } from '@jest/globals';

const shell = {
  name: 'shell',
  base: '/r/shell/1.0.0/',
  entry: { file: 'main.js', sha384: '' },
  section: { name: 'shell', prefix: null, pages: [] },
};
const portal = {
  company: { centre: '고객센터', phones: { main: '1577-0000' } },
  parts: [shell],
  rendered: { part: 'service' },
};
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify(portal)}</script>`;
history.replaceState(null, '', '/service/service_after?step=2');
const { followLinks, noteHydrated } = await import('./navigation.ts');

/** The browser's Back to an address. @returns whether the document was loaded again, which jsdom does not and says so */
function backTo(address: string): boolean {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  const errors = said.mock.calls.map(([error]) => String(error));
  said.mockRestore();
  return errors.some((error) => /Not implemented: navigation/.test(error));
}

test('while the page hydrates, Back to another address loads its document, and to a heading of the page does not', () => {
  followLinks();
  const section = jest.fn();
  window.addEventListener('popstate', section);
  expect(backTo('/service/service_after?step=2#place')).toBe(false);
  expect(section).toHaveBeenCalledTimes(1);
  expect(backTo('/service/service_after')).toBe(true);
  expect(section).toHaveBeenCalledTimes(1);
  noteHydrated();
  expect(backTo('/service/service_after')).toBe(false);
  expect(section).toHaveBeenCalledTimes(2);
});
