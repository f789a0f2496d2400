import { beforeEach, expect, jest, test } from '@jest/globals';

const parts = [
  {
    name: 'shell',
    version: '1.0.0',
    base: '/r/shell/1.0.0/',
    entry: { file: 'main.js', sha384: 'sha384-x' },
    section: {
      name: 'shell',
      prefix: null,
      label: '',
      pages: ['/', '/sitemap'].map((pattern) => ({ pattern, title: '화면' })),
    },
  },
];
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify({ set: '4', parts, rendered: null })}</script><main></main>`;
history.replaceState(null, '', '/');
const { follow, watchReleases } = await import('./newer-release.ts');
const { guardLeave } = await import('./leave-guards.ts');
const { followLinks, setSwitch } = await import('./navigation.ts');
followLinks();
setSwitch(
  async () => {},
  () => {},
);
const loaded: string[] = [];
window.addEventListener('click', (event) => {
  if (!event.defaultPrevented) loaded.push((event.target as HTMLAnchorElement).pathname);
  event.preventDefault();
});

const reload = jest.fn();
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  loaded.length = 0;
});
const calm = () => true;
/** Whether following a link to another page loads a document. */
function loadsDocument(): boolean {
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = '<a href="/sitemap">사이트맵</a>';
  main.querySelector('a')?.click();
  history.replaceState(null, '', '/');
  return loaded.splice(0).length > 0;
}

test('quiet changes nothing, normal loads a document with the next move, urgent reloads', () => {
  follow({ set: '5', openTabs: 'quiet' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([false, 0]);
  follow({ set: '5', openTabs: 'normal' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([true, 0]);
  follow({ set: '5', openTabs: 'urgent' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([true, 1]);
});

test('a tab that already runs the live set does nothing, also after a rollback', () => {
  follow({ set: '5', openTabs: 'normal' }, calm, reload);
  follow({ set: '4', openTabs: 'urgent' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('unsaved input postpones both a document load and a reload', () => {
  let dirty = true;
  const leave = guardLeave(() => dirty);
  follow({ set: '5', openTabs: 'urgent' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([false, 0]);
  dirty = false;
  follow({ set: '5', openTabs: 'urgent' }, () => false, reload);
  expect(reload).not.toHaveBeenCalled();
  follow({ set: '5', openTabs: 'urgent' }, calm, reload);
  expect([loadsDocument(), reload.mock.calls.length]).toEqual([true, 1]);
  leave();
});

test('a tab reloads once for each set, so a server with the old set causes no loop', () => {
  follow({ set: '5', openTabs: 'urgent' }, calm, reload);
  follow({ set: '5', openTabs: 'urgent' }, calm, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  follow({ set: '6', openTabs: 'urgent' }, calm, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a tab asks when it is shown again, and input postpones the reload', async () => {
  const ask = jest.fn<typeof fetch>(
    async () => new Response(JSON.stringify({ set: '5', openTabs: 'normal' })),
  );
  Object.assign(globalThis, { fetch: ask });
  watchReleases(calm);
  expect(ask).not.toHaveBeenCalled();
  follow({ set: '4', openTabs: 'quiet' }, calm, reload);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).toHaveBeenCalledWith('/-/release', { cache: 'no-store' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadsDocument()).toBe(true);
});

test('an urgent release does not reload a page with input, even if entered before this code loaded', async () => {
  const answer = JSON.stringify({ set: '5', openTabs: 'urgent' });
  Object.assign(globalThis, { fetch: async () => new Response(answer) });
  Object.assign(window, { portalEntered: location.pathname });
  watchReleases(calm);
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  // A reload would have stored its set here.
  expect(sessionStorage.getItem('portal.reloaded')).toBeNull();
});
