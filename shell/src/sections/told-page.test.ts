import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { MountProps } from '@portal/host/app';
import type { Frame } from './section-lifecycle.ts';

const guide = {
  name: 'guide',
  version: '1.0.0',
  base: '/r/guide/1.0.0/',
  entry: { file: 'entry.js', sha384: 'sha384-x' },
  section: {
    name: 'guide',
    prefix: '/guide',
    label: '이용 안내',
    pages: [{ pattern: '/guide', title: '화면', skeleton: 'list', access: 'public' }],
  },
};
const portal = { company: {}, parts: [guide], rendered: null };
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify(portal)}</script><main id="main" tabindex="-1"></main>`;
history.replaceState(null, '', '/guide');
const { portal: inlined } = await import('../release/inlined.ts');
const { sectionLifecycle } = await import('./section-lifecycle.ts');
const { createHostStore } = await import('../state/store.ts');

const main = document.getElementById('main') as HTMLElement;
/** Callbacks for the next frame; `paint` runs them, because jsdom draws none. */
const frames: FrameRequestCallback[] = [];
jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
const paint = () =>
  act(async () => {
    for (const frame of frames.splice(0)) frame(0);
    await new Promise((resolve) => void setTimeout(resolve));
  });
const page = (title: string) => ({
  title,
  description: '',
  indexable: true,
  found: true,
  structured: null,
});

async function mount() {
  document.title = '앞 화면';
  const titles: string[] = [];
  let props: MountProps | undefined;
  const section = {
    async mount(given: MountProps) {
      props = given;
    },
    async unmount() {},
    isRendered: () => false,
  };
  const store = createHostStore('/');
  const frame = {
    main,
    store,
    loadSection: async () => section,
    onShown: () => void titles.push(document.title),
  } as unknown as Frame;
  const [part] = inlined.parts;
  if (!part) throw new Error('no part');
  const lifecycle = sectionLifecycle(part, frame);
  await act(() => lifecycle.mount());
  if (!props) throw new Error('not mounted');
  const { element, onShown, onPending } = props;
  const show = (title: string) => act(async () => onShown(page(title)));
  return { lifecycle, store, titles, element, show, onPending };
}

test('shows a page at once, and tells of it once it is painted', async () => {
  const { element, store, titles, show } = await mount();
  await show('자주 묻는 질문');
  expect(element.hasAttribute('data-hydrated')).toBe(true);
  expect(titles).toEqual([]);
  await paint();
  expect(titles).toHaveLength(1);
  expect(titles[0]).toContain('자주 묻는 질문');
  expect(store.getState().view).toEqual({ pathname: '/guide', pending: false });
});

test('tells of each page in turn, also of one that a move leaves before its frame', async () => {
  const { store, titles, show, onPending } = await mount();
  await show('첫 화면');
  onPending(true);
  expect(titles[0]).toContain('첫 화면');
  // The title is now that of the first page. The progress bar stays, because the second page is still loading.
  expect(store.getState().view.pending).toBe(true);
  await paint();
  expect(store.getState().view.pending).toBe(true);
  onPending(false);
  await show('다음 화면');
  await paint();
  expect(titles).toHaveLength(2);
  expect(titles[1]).toContain('다음 화면');
});

test('does not tell of a page whose section was left', async () => {
  const { lifecycle, titles, show } = await mount();
  await show('떠난 화면');
  await act(() => lifecycle.unmount());
  await paint();
  expect(titles).toEqual([]);
});
