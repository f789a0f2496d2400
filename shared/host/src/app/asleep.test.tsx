import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SectionCalls } from '@portal/api-client';
import { definePath } from '@portal/paths';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useEffect, useState } from 'react';
import { lateCalls } from '../calls.ts';
import { createHostDouble } from '../double.ts';
import type { Host } from '../host.ts';
import { definePage } from '../index.ts';
import { createSection, type MountedSection, type MountProps } from './browser.tsx';
import type { MakeCalls } from './section-calls.ts';

const path = definePath('/shop/list?q={text}');
const listeners = new Set<(kinds: readonly string[]) => void>();
const host = createHostDouble({
  company: { phones: { main: '1577-0000' } } as Host['company'],
  onChanged(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});

let loads = 0;
/** How often effects of the page began and ended. */
let effects: string[] = [];
let fails = false;

function Counter({ data }: { data: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    effects.push('begun');
    return () => void effects.push('ended');
  }, []);
  if (fails) throw new Error('a page that cannot be rendered');
  return <button onClick={() => setCount(count + 1)}>{`${data} ${count}`}</button>;
}
const row = (access: 'public' | 'member' = 'public') =>
  definePage<typeof path, string>({
    id: 'list',
    path,
    title: '목록',
    description: '',
    indexable: true,
    access,
    nav: null,
    skeleton: 'list',
    load: async () => ({
      async load({ query }) {
        loads++;
        await query({ kind: 'words' } as never, {});
        return { data: `load ${loads}` };
      },
    }),
    page: async () => ({ default: Counter }),
  });

let tellPersonal = () => {};
const makeCalls: MakeCalls = (_section, _host, onPersonal) => {
  tellPersonal = onPersonal;
  const known = {
    entryOf: () => ({ kind: 'words' }),
    query: async () => null,
    forget() {},
  };
  return lateCalls(async () => known as unknown as SectionCalls);
};

let section: MountedSection;
let element: HTMLElement;
const shown = jest.fn();
beforeEach(() => {
  loads = 0;
  effects = [];
  fails = false;
  shown.mockClear();
  element = document.createElement('div');
});
afterEach(() => act(() => section.unmount()));

const begin = (page = row()) =>
  (section = createSection(
    { name: 'shop', prefix: '/shop', label: '', order: 1, pages: [page] },
    makeCalls,
  ));

/** Another section is mounted at its address. */
async function leave(): Promise<void> {
  history.pushState({ key: 'elsewhere' }, '', '/elsewhere');
  await act(() => section.unmount(Promise.resolve()));
  element.remove();
}

/** What `isRendered` said just before the last `enter` mounted the section. */
let wasRendered = false;

async function enter(key: string, to = '/shop/list'): Promise<void> {
  history.pushState({ key }, '', to);
  wasRendered = section.isRendered();
  document.body.replaceChildren(element);
  const props: MountProps = {
    element,
    host,
    nonce: '',
    boot: null,
    signal: new AbortController().signal,
    onNavigator() {},
    onShown: shown,
    onPending() {},
    onFailure: () => 'ABC234',
    onMismatch() {},
    onRemount() {},
  };
  await act(() => section.mount(props));
}

const count = () => userEvent.click(screen.getByRole('button'));
const text = () => element.textContent;

test('Back shows a page that was left at once, as it stood, without its load', async () => {
  begin();
  await enter('first');
  await count();
  await leave();
  expect(effects).toEqual(['begun', 'ended']);
  expect(section.isRendered()).toBe(false);
  await enter('first');
  expect(wasRendered).toBe(true);
  expect(text()).toBe('load 1 1');
  expect(screen.getByRole('button').style.display).toBe('');
  expect(effects).toEqual(['begun', 'ended', 'begun']);
  expect(shown).toHaveBeenCalledTimes(2);
  await count();
  expect(text()).toBe('load 1 2');
  expect(loads).toBe(1);
});

test('so does a link to the same address, within a minute', async () => {
  begin();
  await enter('first');
  await leave();
  await enter('second');
  expect(loads).toBe(1);
  await leave();
  await enter('third', '/shop/list?q=other');
  expect(wasRendered).toBe(false);
  expect(text()).toBe('load 2 0');
  await leave();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 61_000);
  await enter('fourth', '/shop/list?q=other');
  expect(text()).toBe('load 3 0');
  jest.restoreAllMocks();
});

test.each<[what: string, then: string, between: () => void]>([
  ['has asked for something about a person', 'load 1 0', () => tellPersonal()],
  ['could not be rendered', 'load 2 0', () => void (fails = true)],
])('a page that %s is not kept', async (_what, then, between) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  begin();
  await enter('first');
  between();
  await count();
  fails = false;
  await leave();
  expect(element.childNodes).toHaveLength(0);
  await enter('first');
  expect(text()).toBe(then);
  jest.restoreAllMocks();
});

test('a page is loaded again once a call has made it stale', async () => {
  begin();
  await enter('first');
  await leave();
  for (const listener of listeners) listener(['words']);
  await enter('first');
  expect(text()).toBe('load 2 0');
});

test('a page that was rendered ahead is shown without its load; its effects begin then', async () => {
  begin();
  history.replaceState(null, '', '/');
  const href = `${location.origin}/shop/list`;
  await act(() => section.rehearse('list', { element, host, nonce: '', href }));
  expect([text(), effects, loads]).toEqual(['load 1 0', [], 1]);
  await enter('first');
  expect([text(), effects, loads]).toEqual(['load 1 0', ['begun'], 1]);
  expect(shown).toHaveBeenCalledTimes(1);
  await count();
  expect(text()).toBe('load 1 1');
});

test('another address of it is loaded', async () => {
  begin();
  history.replaceState(null, '', '/');
  const href = `${location.origin}/shop/list`;
  await act(() => section.rehearse('list', { element, host, nonce: '', href }));
  await enter('first', '/shop/list?q=other');
  expect(text()).toBe('load 2 0');
});

test('nothing is rendered ahead for members, or into a section that is mounted', async () => {
  begin(row('member'));
  history.replaceState(null, '', '/');
  const props = { element, host, nonce: '', href: `${location.origin}/shop/list` };
  await act(() => section.rehearse('list', props));
  expect([text(), loads]).toEqual(['', 0]);
  begin();
  await enter('first', '/shop/list?q=other');
  await act(() => section.rehearse('list', props));
  expect(text()).toBe('load 1 0');
});
