import { beforeEach, expect, test } from '@jest/globals';
import { clockInSeoul } from '@portal/format';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { section } from '../../routes.tsx';
import { hours, showroom } from '../../testing/showrooms.ts';
import { storeOf } from './structured.ts';

const answers: Answers = { showroom };
beforeEach(() => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});
const open = (more: PageOptions = {}, path = '/101') =>
  renderPage(section, `/product/showroom${path}`, { answers, ...more });

test('a showroom’s page has all that customers need before they go', async () => {
  const page = await open();
  expect(page.drawn).toMatchObject({
    status: 200,
    title: '강남점',
    description: expect.stringContaining('서울 강남구 한솔로 12'),
    indexable: true,
  });
  expect(page.getByRole('heading', { level: 1 }).textContent).toBe('강남점');
  for (const fact of [showroom.addr, showroom.parking, ...showroom.transit])
    expect(page.getByText(fact)).toBeTruthy();
  expect(page.getByRole('link', { name: '강남점 02-0000-0101' }).getAttribute('href')).toBe(
    'tel:0200000101',
  );
  expect(page.getByRole('link', { name: '방문 예약' }).getAttribute('href')).toBe(
    '/product/showroom_visit?showroom=101',
  );
  const picture = page.getByRole('img', { name: '강남점 안' });
  expect([picture.getAttribute('width'), picture.getAttribute('loading')]).toEqual([
    '1200',
    'lazy',
  ]);
});

test('the browser marks today in the hours; closed days are listed', async () => {
  const { day } = clockInSeoul(new Date());
  const closed = [{ day, reason: '점검' }];
  const page = await open({
    answers: { showroom: { ...showroom, hours: { ...hours, closed } } },
  });
  expect(await page.findByText(/^오늘은 쉽니다\(점검\)/)).toBeTruthy();
  expect(page.getByText('오늘').closest('[aria-current=date]')).toBeTruthy();
  expect(page.getByText('쉽니다').closest('div')?.textContent).toContain('월');
  expect(page.getByText('10:30~21:00').closest('div')?.textContent).toContain('토');
  expect(page.getByText('점검', { exact: false, selector: 'li' })).toBeTruthy();
});

test('the address is copied', async () => {
  const page = await open();
  await page.user.click(page.getByRole('button', { name: '주소 복사' }));
  expect(await page.findByText('주소를 복사했습니다.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(showroom.addr);
});

test('a model links to the guide of its group, if the release has it', async () => {
  const page = await open();
  expect(page.getByRole('link', { name: '편안 안마의자 제품 도움말' }).getAttribute('href')).toBe(
    '/product_guide',
  );
  const other = await open({
    hrefFor: (path) => (path.startsWith('/product_guide') ? null : path),
  });
  expect(other.queryByRole('link', { name: /제품 도움말/ })).toBeNull();
});

test('without pictures and directions their sections are left out', async () => {
  const page = await open({ answers: { showroom: { ...showroom, pictures: [], transit: [] } } });
  expect(page.queryByRole('list', { name: '매장 사진' })).toBeNull();
  expect(page.queryByRole('heading', { name: '대중교통' })).toBeNull();
});

test('an unknown showroom is answered with 404 and not indexed; without a number the list opens', async () => {
  const page = await open({ answers: { showroom: refusal('ERR_NOT_FOUND') } }, '/999');
  expect(page.drawn).toMatchObject({ status: 404, indexable: false });
  expect(page.getByText('페이지를 찾을 수 없습니다.')).toBeTruthy();
  const list = { list: [], total: 0 };
  const other = await open(
    { answers: { showroomRegions: { list: [] }, showroomList: list } },
    '/x',
  );
  expect(other.address()).toBe('/product/showroom');
});

test('search engines read the hours that customers read', () => {
  const store = storeOf(showroom) as {
    '@type': string;
    address: object;
    geo: object;
    openingHoursSpecification: { opens: string; closes: string; dayOfWeek: string[] }[];
    specialOpeningHoursSpecification: object[];
  };
  expect(store).toMatchObject({
    '@type': 'Store',
    name: '강남점',
    address: { addressRegion: '서울', addressLocality: '강남구', addressCountry: 'KR' },
    geo: { latitude: 37.5, longitude: 127.03 },
    telephone: '0200000101',
  });
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const read = store.openingHoursSpecification.flatMap(({ opens, closes, dayOfWeek }) =>
    dayOfWeek.map((one) => ({
      day: days.indexOf(one.replace('https://schema.org/', '')),
      open: opens,
      close: closes,
    })),
  );
  expect(read.sort((a, b) => a.day - b.day)).toEqual(hours.weekly);
  expect(store.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      name: '성탄절',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ]);
});
