import { beforeEach, expect, jest, test } from '@jest/globals';
import { listDescriptionCards, type Seat } from '@portal/contract';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const content = (file: string) => JSON.parse(readFileSync(`server/content/${file}.json`, 'utf8'));
const seats: Seat[] = content('seat');

interface Help {
  name: string;
  title: string;
  blocks: unknown[];
}
const help: Help[] = content('help');

/** A card as the API returns it. */
const card = (entry: Help) => ({
  ...entry,
  pageName: entry.name,
  popType: 'text',
  img: null,
  result: '',
  seats,
});

type Call = (entry: unknown, input: { pageName: string }) => Promise<unknown>;
const call = jest.fn<Call>();
jest.unstable_mockModule('../release/calls.ts', () => ({ caller: { call } }));
const { default: HelpPopup } = await import('./HelpPopup.tsx');

const answer = (...list: unknown[]) => v.parse(listDescriptionCards.answer, { list });
const ofDemo: Call = async (_, { pageName }) =>
  answer(...help.filter(({ name }) => name === pageName).map(card));

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(ofDemo);
});

const company = {
  centre: '한결 고객센터',
  hours: '평일 09:00~18:00',
  phones: { main: '1577-0000' },
} as Host['company'];

/** Opens a popup. Its content stays cached for the rest of this file, as it does in a tab. */
async function open(name: string, data: Record<string, string> = {}, own: Partial<Host> = {}) {
  const onClose = jest.fn();
  render(
    <HostProvider value={createHostDouble({ company, ...own })}>
      <HelpPopup name={name} data={data} onClose={onClose} />
    </HostProvider>,
  );
  await act(async () => {});
  return onClose;
}

// Specification, 2: 'every one has a close button'.
test.each(help.map(({ name, title }) => [name, title]))(
  '%s has a title, something to say and a close button',
  async (name, title) => {
    const onClose = await open(name);
    const dialog = screen.getByRole('dialog', { name: title });
    expect(dialog.textContent?.length).toBeGreaterThan(title.length + 20);
    await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('the seat parts info names the part, and says to select each side separately', async () => {
  await open('seatPartImage', { name: '종아리 시트', part: 'calf' });
  expect(screen.getByRole('heading', { name: '종아리 시트' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /종아리 시트 자리/ })).toBeTruthy();
  expect(screen.getByText(/좌우 공용 시트입니다.*각각 선택해 주세요/)).toBeTruthy();
});

test.each(seats)(
  'the seat area of one seat ($name) shows and tells that one alone',
  async (seat) => {
    await open('seatArea', { name: seat.name, part: seat.code });
    expect(screen.getByRole('img', { name: new RegExp(`${seat.name} 자리를`) })).toBeTruthy();
    expect(screen.getByText(seat.place)).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  },
);

test('as a text popup the seat parts info has no picture', async () => {
  await open('seatPartText', { name: '어깨 시트' });
  expect(screen.getByRole('heading', { name: '어깨 시트' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/좌우 공용 시트입니다/)).toBeTruthy();
});

test('the seat search guidance has a picture and serviceSeatInfo2 as cautions', async () => {
  await open('seatSearch');
  expect(screen.getByRole('img', { name: /허벅지 시트/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: '유의사항' }).id).toBe('serviceSeatInfo2');
});

test('the picture and the list have the same numbers', async () => {
  await open('seatArea');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe('머리 쿠션: 머리가 닿는 작은 베개');
  expect(rows.map((row) => row?.split(':')[0])).toEqual(seats.map(({ name }) => name));
  const badges = [...screen.getByRole('img').querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );
  expect(badges).toEqual(seats.flatMap(({ sides }, i) => Array(sides).fill(String(i + 1))));
});

test('the price guide shows the API’s price of each seat in picture and table', async () => {
  call.mockResolvedValueOnce(
    answer({
      ...card({
        name: 'seatPrice',
        title: '시트 가격 안내',
        blocks: [{ is: 'picture', picture: 'seat-price' }, { is: 'seatPrices' }],
      }),
      seats: [
        { code: 'sole', name: '발바닥 시트', place: '', sides: 2, price: 45_000 },
        { code: 'head', name: '머리 쿠션', place: '', sides: 1, price: 81_000 },
        { code: 'armrest', name: '팔걸이', place: '', sides: 1, price: 9_000 },
      ],
    }),
  );
  await open('newPrices');
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('발바닥 시트')).toEqual(['45,000원', '90,000원']);
  expect(cells('머리 쿠션')).toEqual(['81,000원', '-']);
  // This drawing of a chair lacks the seat, so only the table has it.
  expect(cells('팔걸이')).toEqual(['9,000원', '-']);
  const picture = screen.getByRole('img').textContent;
  expect(picture).toContain('81,000원');
  expect(picture).not.toContain('9,000원');
});

test('“product not visible” links to registration, inquiry and phone, and closes when followed', async () => {
  const onClose = await open('faqProductNotVisible');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/정품 등록/)).toBe('/product/product_activate?step=1');
  expect(hrefOf(/1:1 문의/)).toBe('/customer/qna');
  expect(hrefOf(/고객센터 1577-0000/)).toBe('tel:1577-0000');
  screen
    .getByRole('link', { name: /1:1 문의/ })
    .addEventListener('click', (e) => e.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: /1:1 문의/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a popup does not link to the page that it stands on', async () => {
  history.replaceState(null, '', '/customer/qna?step=1');
  await open('faqProductNotVisible');
  expect(screen.queryByRole('link', { name: /1:1 문의/ })).toBeNull();
  expect(screen.getByRole('link', { name: /정품 등록/ })).toBeTruthy();
  history.replaceState(null, '', '/');
});

test('omits links to pages that this release does not have, and keeps the phone', async () => {
  await open('faqProductNotVisible', {}, { hrefFor: () => null });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1577-0000',
  ]);
});

test.each(['constructor', 'hologram'])(
  'a picture called %s is left out, and so is a block of a kind to come; the text stays',
  async (picture) => {
    const blocks = [
      { is: 'picture', picture },
      { is: 'film', src: '/film' },
      { is: 'text', text: '글은 남습니다.' },
    ];
    call.mockResolvedValueOnce(answer(card({ name: picture, title: '안내', blocks })));
    await open(`with-${picture}`);
    expect(screen.getByText('글은 남습니다.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  },
);

test('shows a skeleton first, and cached content at once', async () => {
  call.mockReturnValueOnce(new Promise(() => {}));
  await open('slow', { name: '등 시트' });
  const dialog = screen.getByRole('dialog', { name: '등 시트' });
  expect(within(dialog).getByText('불러오는 중입니다.')).toBeTruthy();
  cleanup();
  await open('reviewCapture');
  call.mockClear();
  cleanup();
  await open('reviewCapture');
  expect(screen.getByText('제품 이름')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('a failed popup says so and offers a retry', async () => {
  call.mockRejectedValueOnce(new Error('planned'));
  call.mockResolvedValueOnce(answer(card({ name: 'late', title: '늦은 안내', blocks: [] })));
  await open('late');
  expect(screen.getByRole('alert').textContent).toContain('도움말을 불러오지 못했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('dialog', { name: '늦은 안내' })).toBeTruthy();
});

test('offers a retry after ten seconds, which aborts the first call', async () => {
  jest.useFakeTimers();
  const signals: (AbortSignal | undefined)[] = [];
  call.mockImplementation((...[, , options]: unknown[]) => {
    signals.push((options as { signal: AbortSignal }).signal);
    return new Promise(() => {});
  });
  await open('never');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '다시 시도' })));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  jest.useRealTimers();
});

test('an unknown name opens nothing and is reported', async () => {
  const complain = jest.fn();
  globalThis.reportError = complain;
  const onClose = await open('nothing');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(complain).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('nothing') }),
  );
});
