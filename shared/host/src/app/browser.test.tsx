import { afterEach, expect, jest, test } from '@jest/globals';
import { definePath } from '@portal/paths';
import { configureStore } from '@portal/store';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Host } from '../host.ts';
import { definePage, notFound, redirect, type LoadContext, type Page } from '../index.ts';
import { createHostDouble } from '../double.ts';
import { defineApp, type MountProps } from './browser.tsx';

const paths = {
  list: definePath('/shop/list?q={text}'),
  other: definePath('/shop/other'),
};

const host = createHostDouble({ company: {} as Host['company'] });

const row = (id: string, more: Partial<Page<string>> & Pick<Page<string>, 'path' | 'page'>) =>
  definePage<string>({
    id,
    title: `${id} 제목`,
    description: '',
    indexable: true,
    access: 'public',
    nav: null,
    skeleton: 'list',
    load: async () => ({ data: id }),
    ...more,
  });

const Text = ({ data }: { data: string }) => <p>{`내용: ${data}`}</p>;
const page = async () => ({ default: Text });

let unmount = async () => {};
afterEach(() => act(() => unmount()));

/** Mounts a section at an address and gives what the shell would have been told. */
async function show(url: string, pages: Page[]) {
  history.replaceState(null, '', url);
  document.body.innerHTML = '<div id="place"></div>';
  const told = {
    shown: jest.fn(),
    failure: jest.fn((_error: unknown) => 'ABC234'),
    mismatch: jest.fn(),
    remount: jest.fn(),
  };
  let navigate: (to: string, options: { replace?: boolean }) => void = () => {};
  const app = defineApp({
    section: { name: 'shop', prefix: '/shop', label: '', order: 1, pages },
    createStore: () => ({ store: configureStore({ reducer: () => null }), dispose() {} }),
  });
  const props: MountProps = {
    element: document.getElementById('place') as HTMLElement,
    host,
    nonce: '',
    boot: null,
    signal: new AbortController().signal,
    onNavigator: (navigator) => (navigate = navigator ?? (() => {})),
    onShown: told.shown,
    onPending: () => {},
    onFailure: told.failure,
    onMismatch: told.mismatch,
    onRemount: told.remount,
  };
  unmount = () => app.unmount();
  await act(() => app.mount(props));
  return { ...told, go: (to: string, options = {}) => act(async () => navigate(to, options)), app };
}

test('shows the page of the address with what it loaded', async () => {
  const load = async ({ url }: LoadContext) => ({ data: paths.list.read(url).params.q });
  const { shown } = await show('/shop/list?q=물', [row('list', { path: paths.list, page, load })]);
  expect(await screen.findByText('내용: 물')).toBeTruthy();
  await waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith({
      title: 'list 제목',
      description: '',
      indexable: true,
      found: true,
    }),
  );
});

test('shows the not-found page where a page finds nothing or no page is', async () => {
  const pages = [row('list', { path: paths.list, page, load: async () => notFound })];
  const { shown, go } = await show('/shop/list', pages);
  expect(await screen.findByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
  await waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith(
      expect.objectContaining({ found: false, indexable: false }),
    ),
  );
  await go('/shop/nowhere');
  expect(await screen.findByRole('link', { name: '메인화면 바로가기' })).toBeTruthy();
});

test('a redirect takes the place of the address', async () => {
  const load = async () => redirect('/shop/other');
  const before = history.length;
  await show('/shop/list', [
    row('list', { path: paths.list, page, load }),
    row('other', { path: paths.other, page }),
  ]);
  expect(await screen.findByText('내용: other')).toBeTruthy();
  expect(location.pathname).toBe('/shop/other');
  expect(history.length).toBe(before);
});

test('a page that cannot load says so, is reported, and loads when tried again', async () => {
  let fails = true;
  const load = async () => {
    if (fails) throw new Error('planned');
    return { data: '그래도 왔다' };
  };
  const { failure } = await show('/shop/list', [row('list', { path: paths.list, page, load })]);
  expect((await screen.findByRole('alert')).textContent).toContain('ABC234');
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ message: 'planned' }));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('내용: 그래도 왔다')).toBeTruthy();
});

test('a failed call is not reported as a failure of the part', async () => {
  const load = () => Promise.reject({ name: 'ApiError', code: 'NETWORK' });
  const { failure } = await show('/shop/list', [row('list', { path: paths.list, page, load })]);
  expect((await screen.findByRole('alert')).textContent).toContain('인터넷에 연결되지 않았습니다.');
  expect(failure).not.toHaveBeenCalled();
});

test('a page whose chunk cannot be loaded says so, and works when tried again', async () => {
  let fails = true;
  const missing = async () => {
    if (fails) throw new Error('chunk');
    return { default: Text };
  };
  const { failure } = await show('/shop/list', [row('list', { path: paths.list, page: missing })]);
  expect((await screen.findByRole('alert')).textContent).toContain('ABC234');
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk' }));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('내용: list')).toBeTruthy();
});
