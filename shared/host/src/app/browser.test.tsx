import { afterEach, expect, jest, test } from '@jest/globals';
import { api, apiError, type Call, type SectionCalls } from '@portal/api-client';
import { listHotWords, readTerms, readUser, searchSite } from '@portal/contract';
import { definePath } from '@portal/paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { lateCalls } from '../calls.ts';
import type { Host } from '../host.ts';
import { definePage, notFound, redirect, useChosen, type Load, type Page } from '../index.ts';
import { createHostDouble } from '../double.ts';
import { createSection, type MountProps, type SectionNavigator } from './browser.tsx';

const paths = {
  list: definePath('/shop/list?q={text}'),
  other: definePath('/shop/other'),
};

const listeners = new Set<(kinds: readonly string[]) => void>();
const host = createHostDouble({
  company: { phones: { main: '1577-0000' } } as Host['company'],
  onChanged(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

type List = typeof paths.list;
type Row = Partial<Pick<Page<List, string>, 'load' | 'page'>>;

const Text = ({ data }: { data: string }) => <p>{`내용: ${data}`}</p>;
const row = (more: Row = {}) =>
  definePage<List, string>({
    id: 'list',
    path: paths.list,
    title: 'list 제목',
    description: '',
    indexable: true,
    access: 'public',
    nav: null,
    skeleton: 'list',
    load: loading(async () => ({ data: 'list' })),
    page: async () => ({ default: Text }),
    ...more,
  });
const loading = (load: Load<List, string>) => async () => ({ load });
const other = definePage({
  id: 'other',
  path: paths.other,
  title: 'other 제목',
  description: '',
  indexable: true,
  access: 'public',
  nav: null,
  skeleton: 'list',
  page: async () => ({ default: () => <p>다른 화면</p> }),
});

const entries = { readUser, listHotWords, readTerms, searchSite };

/** Answers of the section's calls, by the kind of the entry. */
let answers: Record<string, () => Promise<unknown>> = {};
const calls = () => {
  const known = {
    entryOf: ({ name }: Call) => entries[name as keyof typeof entries],
    query(call: Call) {
      const { kind } = known.entryOf(call);
      return answers[kind]?.() ?? Promise.reject(apiError({ code: kind }));
    },
    forget() {},
  };
  return lateCalls(async () => known as unknown as SectionCalls);
};
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
  let inside: SectionNavigator | null = null;
  const section = createSection(
    { name: 'shop', prefix: '/shop', label: '', order: 1, pages },
    calls,
  );
  const props: MountProps = {
    element: document.getElementById('place') as HTMLElement,
    host,
    nonce: '',
    boot: null,
    signal: new AbortController().signal,
    onNavigator: (navigator) => (inside = navigator),
    onShown: told.shown,
    onPending: () => {},
    onFailure: told.failure,
    onMismatch: told.mismatch,
    onRemount: told.remount,
  };
  unmount = () => section.unmount();
  await act(() => section.mount(props));
  return {
    ...told,
    go: (to: string, options = {}) => act(async () => inside?.navigate(to, options)),
  };
}

test('a choice shows while it is loading, and another page changes nothing of this one', async () => {
  let answer = () => {};
  const load = loading(async ({ params }) => {
    if (params.q !== '') await new Promise<void>((done) => (answer = done));
    return { data: params.q };
  });
  const page = async () => ({
    default: function Choices({ params, data }: { params: { q: string }; data: string }) {
      const { chosen, pending } = useChosen(params);
      return <p>{`${chosen.q} of ${data}${pending ? ', loading' : ''}`}</p>;
    },
  });
  const slow = definePage({
    ...other,
    load: async () => ({ load: () => new Promise<never>(() => {}) }),
  });
  const { go } = await show('/shop/list', [row({ load, page }), slow]);
  await go('/shop/list?q=a');
  expect(screen.getByText('a of , loading')).toBeTruthy();
  await act(async () => answer());
  expect(screen.getByText('a of a')).toBeTruthy();
  await go('/shop/other');
  expect(screen.getByText('a of a')).toBeTruthy();
});

test('a list that has been loading for ten seconds says so, and loads again where it was going', async () => {
  const open: ((rows: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const load = loading(async ({ params, signal }) => {
    if (params.q === '') return { data: 'all' };
    signals.push(signal);
    return { data: await new Promise<string>((done) => open.push(done)) };
  });
  const { go } = await show('/shop/list', [row({ load })]);
  expect(screen.getByText('내용: all')).toBeTruthy();
  const before = history.length;
  jest.useFakeTimers();
  try {
    await go('/shop/list?q=a');
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.queryByText(/평소보다 오래/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText(/평소보다 오래 걸리고 있습니다/)).toBeTruthy();
    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await act(async () => open[1]?.('found'));
  } finally {
    jest.useRealTimers();
  }
  expect(screen.getByText('내용: found')).toBeTruthy();
  expect([location.search, history.length]).toEqual(['?q=a', before + 1]);
  expect(screen.queryByText(/평소보다 오래/)).toBeNull();
});

test('shows the page of the address with what it loaded', async () => {
  const structured = { '@type': 'Store' };
  const load = loading(async ({ params }) => ({ data: params.q, structured }));
  const { shown } = await show('/shop/list?q=물', [row({ load })]);
  expect(await screen.findByText('내용: 물')).toBeTruthy();
  await waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith({
      title: 'list 제목',
      description: '',
      indexable: true,
      found: true,
      structured,
    }),
  );
});

test('shows the not-found page where a page finds nothing or no page is', async () => {
  const pages = [row({ load: loading(async () => notFound) })];
  const { shown, go } = await show('/shop/list', pages);
  expect(await screen.findByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
  await waitFor(() =>
    expect(shown).toHaveBeenLastCalledWith(
      expect.objectContaining({ found: false, indexable: false, structured: null }),
    ),
  );
  await go('/shop/nowhere');
  expect(await screen.findByRole('link', { name: '메인화면 바로가기' })).toBeTruthy();
});

test('a redirect takes the place of the address', async () => {
  const load = loading(async () => redirect('/shop/other'));
  const before = history.length;
  await show('/shop/list', [row({ load }), other]);
  expect(await screen.findByText('다른 화면')).toBeTruthy();
  expect(location.pathname).toBe('/shop/other');
  expect(history.length).toBe(before);
});

test('a page that cannot load says so, is reported, and loads when tried again', async () => {
  let fails = true;
  const load = loading(async () => {
    if (fails) throw new Error('planned');
    return { data: '그래도 왔다' };
  });
  const { failure } = await show('/shop/list', [row({ load })]);
  expect((await screen.findByRole('alert')).textContent).toContain('ABC234');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:1577-0000', '/']);
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ message: 'planned' }));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('내용: 그래도 왔다')).toBeTruthy();
});

test('a failed call is not reported as a failure of the part', async () => {
  const load = loading(() => Promise.reject(apiError({ code: 'NETWORK' })));
  const { failure } = await show('/shop/list', [row({ load })]);
  expect((await screen.findByRole('alert')).textContent).toContain('인터넷에 연결되지 않았습니다.');
  expect(failure).not.toHaveBeenCalled();
});

test('a page whose chunk cannot be loaded says so, and works when tried again', async () => {
  let fails = true;
  const missing = async () => {
    if (fails) throw new Error('chunk');
    return { default: Text };
  };
  const { failure } = await show('/shop/list', [row({ page: missing })]);
  expect((await screen.findByRole('alert')).textContent).toContain('ABC234');
  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ message: 'chunk' }));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('내용: list')).toBeTruthy();
});

test('a bad value of a parameter is replaced in the address before the page loads', async () => {
  const before = history.length;
  const load = loading(async ({ params }) => ({ data: `[${params.q}]` }));
  await show('/shop/list?q=&site_type=KC', [row({ load })]);
  expect(await screen.findByText('내용: []')).toBeTruthy();
  expect(location.search).toBe('?site_type=KC');
  expect(history.length).toBe(before);
});

test('a load whose call finds nothing is the not-found page', async () => {
  answers = { terms: () => Promise.reject(apiError({ code: 'ERR_NOT_FOUND' })) };
  const load = loading(async ({ query }) => ({
    data: (await query(api.readTerms, { term_index: 'privacy' })).title,
  }));
  const { failure } = await show('/shop/list', [row({ load })]);
  expect(await screen.findByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
  expect(failure).not.toHaveBeenCalled();
});

test('a change loads the page again where it read such answers, and leaves it alone where not', async () => {
  let asked = 0;
  answers = { searchHotList: async () => ({ list: [{ word: `낱말 ${++asked}` }] }) };
  const load = loading(async ({ query }) => ({
    data: (await query(api.listHotWords, {})).list[0]?.word ?? '',
  }));
  await show('/shop/list', [row({ load })]);
  expect(await screen.findByText('내용: 낱말 1')).toBeTruthy();
  const change = (kind: string) =>
    act(async () => listeners.forEach((listener) => listener([kind])));
  await change('qnaList');
  expect(asked).toBe(1);
  await change('searchHotList');
  expect(await screen.findByText('내용: 낱말 2')).toBeTruthy();
});

test('a page’s data is requested ahead: what is for everyone, and what is counted once the customer is on the way', async () => {
  history.replaceState(null, '', '/shop/other');
  const asked: string[] = [];
  const count = (kind: string) => async () => asked.push(kind);
  answers = { searchHotList: count('words'), userData: count('user'), search: count('search') };
  const load = loading(async ({ url, query }) => {
    const user = query(api.readUser, { userid: url.search });
    const search = query(api.searchSite, { searchStr: url.search });
    await Promise.allSettled([user, search, query(api.listHotWords, {})]);
    return { data: '' };
  });
  const pages = [row({ load }), { ...row({ load }), id: 'member', access: 'member' as const }];
  const section = createSection({ name: 's', prefix: '/s', label: '', order: 1, pages }, calls);
  const ahead = (page: string) => section.requestAhead(page, host, `${location.origin}/shop/list`);
  await ahead('list');
  expect(asked.splice(0)).toEqual(['words']);
  history.replaceState(null, '', '/shop/list');
  await ahead('list');
  expect(asked.splice(0)).toEqual(['search', 'words']);
  await ahead('member');
  await ahead('unknown');
  expect(asked).toEqual([]);
});
