import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createCaller } from '@portal/api-client';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { Provider } from 'react-redux';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axios, { type AxiosAdapter } from 'axios';
import { createHostStore, viewChanged } from '../state/store.ts';
import { listDescriptionCards, listPopups, type Popup } from '@portal/contract';

type Answer = { list: Popup[] };
const call = jest.fn<(entry: { kind: string }, input: { pageName: string }) => Promise<Answer>>();
jest.unstable_mockModule('../release/calls.ts', () => ({
  caller: { call },
  listPopups,
  listDescriptionCards,
}));
// In this test the last segment of the address is the page's name.
jest.unstable_mockModule('../navigation/navigation.ts', () => ({
  ownerOf: (pathname: string) => ({ page: { id: pathname.slice(1) } }),
}));
const { default: ProductPopups } = await import('./ProductPopups.tsx');

const popup = (pageName: string, name: string, more: Partial<Popup> = {}): Popup => ({
  name,
  pageName,
  title: `${name} 제목`,
  popType: 'text',
  img: null,
  result: `<p>${name} 내용</p>`,
  blocks: [],
  seats: [],
  ...more,
});
const content: Record<string, Popup[]> = {
  popupList: [
    popup('two', 'first'),
    popup('two', 'second'),
    popup('drawn', 'drawn', { popType: 'img', img: 'serial-number' }),
    popup('undrawn', 'undrawn', { popType: 'img', img: 'constructor' }),
    popup('refused', 'refused'),
    popup('covered', 'covered'),
  ],
  descCards: [popup('card', 'card')],
};

let store = createHostStore('/');
const tree = (pathname: string) => (
  <HostProvider value={createHostDouble({ company: {} as Host['company'] })}>
    <Provider store={store}>
      <input aria-label="칸" />
      <ProductPopups pathname={pathname} />
    </Provider>
  </HostProvider>
);
const settle = () => act(() => jest.advanceTimersByTimeAsync(5000));
async function visit(pathname: string) {
  const view = render(tree(pathname));
  await settle();
  return {
    async go(to: string) {
      view.rerender(tree(to));
      await settle();
    },
  };
}
const card = (name: string) => screen.queryByRole('region', { name: `${name} 제목` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  store = createHostStore('/');
  call.mockReset();
  call.mockImplementation(async ({ kind }, { pageName }) => ({
    list: (content[kind] ?? []).filter((one) => one.pageName === pageName),
  }));
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('shows what a page has, one at a time, and each once', async () => {
  const { go } = await visit('/two');
  expect(card('first')?.textContent).toContain('first 내용');
  expect(card('second')).toBeNull();
  press('닫기');
  await settle();
  expect(screen.queryByRole('region')).toBeNull();
  await go('/none');
  await go('/two');
  expect(card('second')).toBeTruthy();
  await go('/none');
  await go('/two');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a description card is shown where no popup is', async () => {
  await visit('/card');
  expect(card('card')).toBeTruthy();
});

test('is shown although a help popup calls for its own card meanwhile', async () => {
  const list = [{ ...popup('helped', 'helped'), blocks: undefined, seats: undefined }];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const adapter: AxiosAdapter = async (config) => {
    await answered;
    const data = { status: { code: '200', message: '' }, data: { list } };
    return { data, status: 200, statusText: '', headers: {}, config };
  };
  const caller = createCaller(axios.create({ adapter }));
  call.mockImplementation(caller.call as typeof call);
  await visit('/helped');
  expect(call).toHaveBeenCalledTimes(2);
  const help = caller.call(listDescriptionCards, { pageName: 'serialNumber' });
  answer();
  await settle();
  expect(card('helped')).toBeTruthy();
  expect((await help).list).toHaveLength(1);
});

test('draws the named picture, and nothing for an unknown one', async () => {
  const { go } = await visit('/drawn');
  expect(screen.getByRole('img', { name: /시리얼 번호/ })).toBeTruthy();
  await go('/undrawn');
  expect(card('undrawn')?.textContent).toContain('undrawn 내용');
  expect(screen.queryByRole('img')).toBeNull();
});

test('belongs to the first step of a form, and is there again on the way back', async () => {
  content['popupList']?.push(popup('form', 'form'));
  await visit('/form');
  expect(card('form')).toBeTruthy();
  const move = (search: string) => {
    history.replaceState(null, '', `/${search}`);
    act(() => void store.dispatch(viewChanged({ pending: false })));
  };
  move('?step=2');
  expect(card('form')).toBeNull();
  move('');
  expect(card('form')).toBeTruthy();
  move('?result=1');
  expect(card('form')).toBeNull();
  move('');
});

test('"not today" sets a cookie until midnight in Seoul', async () => {
  const written = jest.spyOn(Document.prototype, 'cookie', 'set');
  await visit('/refused');
  // 14:00 in Seoul, ten hours before midnight.
  jest.setSystemTime(Date.parse('2026-11-21T05:00:00Z'));
  press('오늘 하루 보지 않기');
  expect(card('refused')).toBeNull();
  expect(written).toHaveBeenCalledWith('not-today=refused; path=/; samesite=lax; max-age=36000');
  written.mockRestore();
});

test('waits until the page has loaded, and covers nothing', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="footer"></div>');
  store.dispatch(viewChanged({ pending: true }));
  await visit('/covered');
  expect(call).not.toHaveBeenCalled();
  const field = screen.getByLabelText('칸');
  act(() => field.focus());
  act(() => void store.dispatch(viewChanged({ pending: false })));
  await settle();
  const footer = document.getElementById('footer');
  expect(footer?.previousElementSibling?.contains(card('covered'))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
  press('닫기');
  expect(card('covered')).toBeNull();
  footer?.remove();
});

test('shows nothing if the lists fail to load, and loads them at the next visit', async () => {
  content['popupList']?.push(popup('late', 'late'));
  call.mockRejectedValueOnce(new Error('planned'));
  const { go } = await visit('/late');
  expect(screen.queryByRole('region')).toBeNull();
  await go('/none');
  await go('/late');
  expect(card('late')).toBeTruthy();
});
