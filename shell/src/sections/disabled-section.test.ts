import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import type { Frame } from './section-lifecycle.ts';

const partOf = (name: string, prefix: string | null, disabled = false) => ({
  name,
  version: '1.0.0',
  base: `/r/${name}/1.0.0/`,
  entry: { file: 'entry.js', sha384: disabled ? '' : 'sha384-x' },
  section: {
    name,
    prefix,
    label: name,
    pages: [{ pattern: prefix ?? '/', title: '화면', skeleton: 'list', access: 'public' }],
    ...(disabled && { disabled: true }),
  },
});
const parts = [partOf('shell', null), partOf('guide', '/guide'), partOf('voc', '/voc', true)];
const portal = {
  company: { centre: '고객센터', phones: { main: '1577-0000' } },
  parts,
  rendered: null,
};
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify(portal)}</script><main id="main"></main>`;
history.replaceState(null, '', '/voc');
const { portal: inlined } = await import('../release/inlined.ts');
const { sectionLifecycle } = await import('./section-lifecycle.ts');
const { followLinks } = await import('../navigation/navigation.ts');
const { createHostStore } = await import('../state/store.ts');
const voc = inlined.parts.find(({ name }) => name === 'voc') as (typeof inlined.parts)[number];

const main = document.getElementById('main') as HTMLElement;
const loadSection = jest.fn<Frame['loadSection']>();
const beacon = jest.fn<Navigator['sendBeacon']>(() => true);
const reportedClasses = () =>
  beacon.mock.calls.map(([, body]) => (JSON.parse(String(body)) as { class: string }).class);
beforeEach(() => {
  loadSection.mockReset().mockRejectedValue(new Error('not in this release'));
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  beacon.mockClear();
});
const mount = () => {
  const frame = { main, store: createHostStore('/voc'), loadSection, onShown() {} };
  return act(() => sectionLifecycle(voc, frame as unknown as Frame).mount());
};

test('keeps the server’s card, and loads nothing', async () => {
  main.innerHTML = '<div data-awaited=""><h1>고객의 소리</h1>점검 중입니다.</div>';
  await mount();
  expect(main.textContent).toBe('고객의 소리점검 중입니다.');
  expect(loadSection).not.toHaveBeenCalled();
  await waitFor(() => expect(reportedClasses()).toEqual(['disabled']));
});

test('shows the failure card if the server rendered no card', async () => {
  main.innerHTML = '<div data-awaited=""></div>';
  await mount();
  await waitFor(() => expect(main.textContent).toContain('이 화면을 불러오지 못했습니다.'));
  const links = [...main.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:1577-0000', '/']);
  expect(reportedClasses()).toEqual(['disabled']);
});

test('links to a disabled section load a document', () => {
  followLinks();
  const followed: string[] = [];
  window.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed.push((event.target as HTMLAnchorElement).pathname);
    event.preventDefault();
  });
  for (const path of ['/guide', '/voc']) {
    main.innerHTML = `<a href="${path}">화면</a>`;
    main.querySelector('a')?.click();
  }
  expect(followed).toEqual(['/voc']);
});
