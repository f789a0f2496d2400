import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';
import { summaryOf } from '../../testing/showrooms.ts';

const regions = [
  { sido: '11' as const, name: '서울', count: 2, gu: [{ name: '강남구', count: 2 }] },
  { sido: '26' as const, name: '부산', count: 1, gu: [{ name: '해운대구', count: 1 }] },
];
const gangnam = summaryOf('101', '강남점');
const busan = summaryOf('301', '해운대점', {
  sido: '26',
  gu: '해운대구',
  addr: '부산 해운대구 바다로 55',
  lat: 35.16,
  lng: 129.16,
});
const many = Array.from({ length: 12 }, (_, i) => summaryOf(String(200 + i), `서울 ${i + 1}호점`));
const answerOf = (list: (typeof gangnam)[]) => ({ list, total: list.length });
const answers: Answers = {
  showroomRegions: { list: regions },
  showroomList: answerOf([gangnam, busan]),
};
const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/product/showroom${query}`, { answers, ...more });
type Page = Awaited<ReturnType<typeof open>>;
const names = (page: Page) =>
  page.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

type Located = Parameters<Geolocation['getCurrentPosition']>;
const ask = jest.fn<(...args: Located) => void>();
const locate = (geolocation: object | undefined) => {
  if (geolocation)
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  else Reflect.deleteProperty(navigator, 'geolocation');
};
let isWide = false;
beforeEach(() => {
  isWide = false;
  window.matchMedia = (() => ({ matches: !isWide })) as unknown as typeof window.matchMedia;
  ask.mockReset();
  locate({ getCurrentPosition: ask });
});
const nearest = (page: Page) => page.getByRole('button', { name: '가까운 순' });
/** The position outlives the page, so a test turns the button off before it ends. */
const forget = async (page: Page) => page.user.click(nearest(page));

test('the server draws the list with addresses and phones, and search engines may index it', async () => {
  const page = await open();
  expect(page.drawn).toMatchObject({ status: 200, indexable: true });
  const html = String((page.drawn as { html: string }).html);
  for (const fact of ['강남점', '서울 강남구 한솔로 12', '안마의자, 모션베드', '02-0000-0101'])
    expect(html).toContain(fact);
  expect(page.getByText('2').parentElement?.textContent).toBe('매장 2건');
  expect(page.getByRole('link', { name: '강남점' }).getAttribute('href')).toBe(
    '/product/showroom/101',
  );
  expect(page.getByRole('link', { name: /해운대점 길 찾기/ }).getAttribute('href')).toBe(
    `https://map.kakao.com/link/to/${encodeURIComponent('해운대점')},35.16,129.16`,
  );
  expect(page.getByRole('link', { name: '강남점 방문 예약' }).getAttribute('href')).toBe(
    '/product/showroom_visit?showroom=101',
  );
  // The server does not know the time at which the page is read.
  expect(html).not.toMatch(/열려 있습니다|닫혀 있습니다/);
  expect((await page.findAllByText(/지금 열려|지금은 닫혀|오늘은 쉽니다/)).length).toBe(2);
});

test('loads what the address asks for', async () => {
  const page = await open(
    `?sido=11&gu=${encodeURIComponent('강남구')}&channelType=l&searchTxt=${encodeURIComponent('2호선')}`,
  );
  expect(page.serverCalls.at(-1)?.input).toMatchObject({
    sido: '11',
    gu: '강남구',
    channelType: 'l',
    searchTxt: '2호선',
  });
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: '시·도' }).value).toBe('11');
  expect(page.getByRole<HTMLSelectElement>('combobox', { name: '구·군' }).value).toBe('강남구');
  expect(page.getByRole('link', { name: '모션베드' }).getAttribute('aria-current')).toBe('true');
});

test('region, district and search words are submitted together; the chosen product group stays', async () => {
  const page = await open('?channelType=l');
  const gu = () => page.getByRole<HTMLSelectElement>('combobox', { name: '구·군' });
  expect(gu().disabled).toBe(true);
  await page.user.selectOptions(page.getByRole('combobox', { name: '시·도' }), '부산 (1곳)');
  await page.user.selectOptions(gu(), '해운대구 (1곳)');
  await page.user.type(page.getByRole('searchbox'), '바다{Enter}');
  await page.findByText(/‘바다’ 찾기 결과/);
  expect(page.address()).toBe(
    `/product/showroom?sido=26&gu=${encodeURIComponent('해운대구')}&searchTxt=${encodeURIComponent('바다')}&channelType=l`,
  );
});

test.each([
  [`?sido=11&gu=${encodeURIComponent('해운대구')}`, '?sido=11'],
  [`?gu=${encodeURIComponent('강남구')}`, ''],
  ['?sido=99', ''],
  ['?channelType=o', ''],
  ['?page=7', ''],
])('%s, which there is not, becomes "%s"', async (query, expected) => {
  const page = await open(query);
  expect(page.address()).toBe(`/product/showroom${expected}`);
});

test('a page has ten showrooms', async () => {
  const page = await open('?page=2', {
    answers: { ...answers, showroomList: answerOf(many) },
  });
  expect(names(page)).toEqual(['서울 11호점', '서울 12호점']);
  expect(page.getByRole('link', { name: '이전 쪽' }).getAttribute('href')).toBe(
    '/product/showroom',
  );
});

test('an empty list says so, and links to all showrooms', async () => {
  const page = await open('?sido=26', { answers: { ...answers, showroomList: answerOf([]) } });
  expect(page.getByRole('heading', { name: '매장정보가 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '전국 매장 보기' }).getAttribute('href')).toBe(
    '/product/showroom',
  );
});

test('only the button asks for the position; then the nearest comes first with its distance, and nothing is sent', async () => {
  const page = await open('?page=2', {
    answers: { ...answers, showroomList: answerOf([...many, busan]) },
  });
  expect(ask).not.toHaveBeenCalled();
  await page.user.click(nearest(page));
  expect(page.getByText(/‘허용’을 눌러 주세요/)).toBeTruthy();
  const calls = page.calls.length;
  await act(async () =>
    ask.mock.calls[0]?.[0]({
      coords: { latitude: 35.15, longitude: 129.15 },
    } as GeolocationPosition),
  );
  // A new order begins on page 1.
  await page.findByRole('link', { name: '해운대점' });
  expect(page.address()).toBe('/product/showroom');
  expect(names(page)[0]).toBe('해운대점1.4 km');
  expect(page.calls).toHaveLength(calls);
  expect(nearest(page).getAttribute('aria-pressed')).toBe('true');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('129.15');
  await forget(page);
  expect(names(page)[0]).toBe('서울 1호점');
});

test.each([
  [1, /위치를 쓸 수 없어 지역 순으로/],
  [2, /계신 곳을 알 수 없어/],
  [3, /오래 걸립니다/],
])(
  'error %d of the browser is shown, also after Back, and kept nowhere; the list stays sorted by region',
  async (code, said) => {
    const page = await open();
    await page.user.click(nearest(page));
    await act(async () => ask.mock.calls[0]?.[1]?.({ code } as GeolocationPositionError));
    expect(page.getByText(said)).toBeTruthy();
    expect(names(page)).toEqual(['강남점', '해운대점']);
    cleanup();
    const again = await open();
    expect(again.getByText(said)).toBeTruthy();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(names(again)).toEqual(['강남점', '해운대점']);
  },
);

test('without geolocation the page says so', async () => {
  locate(undefined);
  const page = await open();
  await page.user.click(nearest(page));
  expect(page.getByText(/계신 곳을 알 수 없어/)).toBeTruthy();
});

test('if the browser does not answer in time, the page says so, and a late answer still counts', async () => {
  const page = await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    act(() => nearest(page).click());
    act(() => jest.advanceTimersByTime(12_000));
    expect(page.getByText(/오래 걸립니다/)).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
  await act(async () =>
    ask.mock.calls[0]?.[0]({
      coords: { latitude: 35.15, longitude: 129.15 },
    } as GeolocationPosition),
  );
  expect(names(page)[0]).toContain('해운대점');
  await forget(page);
});

test('the map is folded on phones; a province leads to its showrooms, and one of them to its page', async () => {
  const page = await open();
  expect(page.queryByRole('link', { name: '부산, 매장 1곳' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: '지도에서 고르기' }));
  await page.user.click(await page.findByRole('link', { name: '부산, 매장 1곳' }));
  const map = await page.findByRole('figure', { name: '부산 매장 지도' });
  expect(page.host.navigate).toHaveBeenCalledWith('/product/showroom?sido=26', {
    keepScroll: true,
  });
  // The pressed link is gone with the old view.
  expect(document.activeElement).toBe(map);
  const place = await page.findByRole('link', { name: '해운대점, 부산 해운대구 바다로 55' });
  expect(place.getAttribute('href')).toBe('/product/showroom/301');
  expect(page.queryByRole('link', { name: /^강남점,/ })).toBeNull();
  await page.user.click(page.getByRole('link', { name: '전국 지도 보기' }));
  expect(await page.findByRole('link', { name: '서울, 매장 2곳' })).toBeTruthy();
});

test('on wide screens the map opens by itself, and can be folded', async () => {
  isWide = true;
  const page = await open();
  expect(await page.findByRole('link', { name: '서울, 매장 2곳' })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: '지도 접기' }));
  expect(page.queryByRole('figure')).toBeNull();
});

test('a list that cannot be loaded says so, and loads at another try', async () => {
  const failing: Answers = { ...answers, showroomList: refusal('ERR_INTERNAL') };
  const page = await open('', { answers: failing });
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  Object.assign(failing, answers);
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByRole('link', { name: '강남점' })).toBeTruthy();
});
