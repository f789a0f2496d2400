import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { settled } from '../test.ts';
import { asMember, both, drafted } from './form-states.ts';
import { answer, fail, never, refuse } from '../content/answers.ts';
import { presses, sees, seesFailure } from '../content/service-answers.ts';

const LIST = '/product/showroom';
const VISITS = '/product/showroom_visits';
const FORM = '/product/showroom_visit?showroom=6001';
const SHOWROOMS = '/api/showroom/getAllStore';

const openMap = async (page: Page) => {
  await settled(page);
  const toggle = page.getByRole('button', { name: /^지도/ });
  // On wide screens the map opens by itself.
  if ((page.viewportSize()?.width ?? 0) <= 1024) await toggle.click();
  await page.getByRole('figure').waitFor();
};
const located = (latitude: number, longitude: number) => async (page: Page) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude, longitude });
};
const failingWith = (code: number) => (page: Page) =>
  page.addInitScript((said) => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: said } as GeolocationPositionError);
  }, code);
const neverLocated = (page: Page) =>
  page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });

const times = (left: number) =>
  answer('/api/showroom/getReservedTimeList', {
    times: [
      { time: '10:30', left: 0 },
      { time: '12:00', left },
      { time: '14:00', left: left * 4 },
    ],
  });
const days = answer('/api/showroom/getVisitLimit', {
  from: '2026-11-23',
  to: '2026-12-23',
  firstOpen: '2026-11-25',
  closed: [
    { day: '2026-11-23', reason: '당일 불가' },
    { day: '2026-11-24', reason: '화요일 휴무' },
  ],
});
const filled = {
  goodsCd: 'HB-700',
  party: '2',
  visitOn: '2026-12-03',
  visitTime: '12:00',
  consentPrivacy: 'Y',
};
/** A step of the form, with a draft in which all earlier steps are filled in. */
const step = (number: number, ...more: ((page: Page) => Promise<unknown>)[]) => ({
  path: `${FORM}&step=${number}`,
  before: both(days, ...more, drafted('visit-6001', filled)),
});

const visit = {
  visitIdx: '900001',
  status: 'BOOKED',
  bbsIdx: '6001',
  name: '한결 송파 매장',
  addr: '서울 송파구 나리대로 11 나리빌딩 1층',
  phone: '02-0000-1101',
  visitOn: '2026-12-03',
  visitTime: '14:00',
  minutes: 60,
  goodsName: '한결 안마의자 프리미엄 HB-700',
  party: 2,
  custName: '김하늘',
  phoneNum: '01000001001',
  receivedOn: '2026-11-23',
  note: '휠체어로 갑니다.',
  may: { cancel: true, move: true },
};
const over = { ...visit, visitIdx: '900002', may: { cancel: false } };
const cancelled = { ...over, visitIdx: '900003', status: 'CANCEL', goodsName: null };
const bookings = (list: object[]) =>
  both(asMember, answer('/api/showroom/getVisitReserveList', listOf(...list)));
const booked = (shown: object) => both(asMember, answer('/api/showroom/getVisitReserve?', shown));

/**
 * Removes webpack's time limit of 8 seconds for loading a chunk from pages that are opened from now on. A busy machine may need longer
 * until the map is on the screen.
 */
const waitForChunks = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 8000 ? 0 : setTimeout(work, ms)) as typeof window.setTimeout;
  });
let patience: Awaited<ReturnType<typeof waitForChunks>> | undefined;

/** Showrooms and visits, in each of their states. */
export const showroomStates = [
  { name: 'showrooms', path: LIST },
  { name: 'showrooms of a region', path: `${LIST}?sido=11&page=1` },
  { name: 'showrooms that were found', path: `${LIST}?searchTxt=${encodeURIComponent('백화점')}` },
  { name: 'showrooms without a result', path: `${LIST}?searchTxt=zzzz` },
  { name: 'showrooms on the map', path: LIST, idle: true, after: openMap },
  { name: 'showrooms of a region on the map', path: `${LIST}?sido=11`, idle: true, after: openMap },
  {
    name: 'showrooms while the map loads',
    path: LIST,
    idle: true,
    before: async (page: Page) => {
      await page.route('**/*map*.js', () => {});
      patience = await waitForChunks(page);
    },
    after: async (page: Page) => {
      if ((page.viewportSize()?.width ?? 0) <= 1024) {
        await settled(page);
        await page.getByRole('button', { name: /^지도/ }).click();
      }
      await page.getByLabel('매장 지도').locator('[aria-busy=true]').waitFor();
      await patience?.dispose();
    },
  },
  {
    name: 'showrooms, the map does not come',
    path: LIST,
    idle: true,
    before: (page: Page) =>
      page.route('**/*map*.js', (route) => route.fulfill({ status: 404, body: '' })),
    after: async (page: Page) => {
      await settled(page);
      if ((page.viewportSize()?.width ?? 0) <= 1024)
        await page.getByRole('button', { name: /^지도/ }).click();
      await sees('지도를 불러오지 못했습니다.')(page);
    },
  },
  {
    name: 'showrooms, the nearest first',
    path: LIST,
    before: located(37.51, 127.1),
    after: presses('가까운 순', '가까운 매장부터'),
  },
  {
    name: 'showrooms, the place is looked for',
    path: LIST,
    before: neverLocated,
    after: presses('가까운 순', '확인하고 있습니다'),
  },
  ...[
    { code: 1, name: 'refused', said: '위치를 쓸 수 없어' },
    { code: 2, name: 'unavailable', said: '계신 곳을 알 수 없어' },
    { code: 3, name: 'slow', said: '오래 걸립니다' },
  ].map(({ code, name, said }) => ({
    name: `showrooms, the place is ${name}`,
    path: LIST,
    before: failingWith(code),
    after: presses('가까운 순', said),
  })),
  {
    name: 'showrooms while they load',
    like: 'FAQ while it loads',
    from: '/sitemap',
    path: LIST,
    before: never(SHOWROOMS),
  },
  {
    name: 'showrooms that cannot load',
    like: 'FAQ that cannot load',
    from: '/sitemap',
    path: LIST,
    before: fail(SHOWROOMS),
    after: seesFailure,
  },
  { name: 'a showroom', path: '/product/showroom/6001', after: sees(/열려|닫혀|쉽니다/) },
  {
    name: 'a showroom, its address copied',
    path: '/product/showroom/6002',
    before: (page: Page) => page.context().grantPermissions(['clipboard-write']),
    after: presses('주소 복사', '주소를 복사했습니다.'),
  },
  { name: 'a showroom that is not there', path: '/product/showroom/1' },
  { name: 'a visit without a showroom', path: '/product/showroom_visit' },
  { name: 'a visit, its day', path: FORM, before: days, after: sees('줄을 그은 날은') },
  {
    name: 'a visit, nothing chosen',
    path: FORM,
    before: days,
    after: presses(/^다음$/, '날짜를 골라 주세요.'),
  },
  { name: 'a visit, its time', ...step(1, times(1)), after: sees('1자리 남음') },
  { name: 'a visit, all times full', ...step(1, times(0)), after: sees('모두 마감되었습니다.') },
  {
    name: 'a visit, times that cannot load',
    ...step(1, fail('/api/showroom/getReservedTimeList')),
    after: sees('고를 수 있는 시간을 가져오지 못했습니다.'),
  },
  { name: 'a visit, what to try and contact', ...step(2, times(1)), after: sees('전문 보기') },
  { name: 'a visit, the check', ...step(3, times(1)), after: sees('예약하기') },
  {
    name: 'a visit that needs a login',
    ...step(3, times(1)),
    after: presses('예약하기', '로그인이 필요합니다.'),
  },
  {
    name: 'a visit whose time is full by now',
    path: `${FORM}&step=3`,
    before: both(
      asMember,
      days,
      times(1),
      refuse(
        '/api/showroom/insertVisitReserve',
        'ERR_VISIT_FULL',
        '고르신 시간이 방금 마감되었습니다. 다른 시간을 골라 주세요.',
      ),
      drafted('visit-6001', filled),
    ),
    after: presses('예약하기', '고르신 시간이 방금 마감되었습니다.'),
  },
  {
    name: 'a booked visit',
    path: '/product/showroom_visit?result=900001',
    before: booked(visit),
    after: sees('매장 방문을 예약했습니다'),
  },
  {
    name: 'a booked visit about to be cancelled',
    path: '/product/showroom_visit?result=900001',
    before: booked(visit),
    after: presses(/예약 취소하기/, '취소하시면 되돌릴 수 없습니다.'),
  },
  {
    name: 'a booked visit that moves',
    path: '/product/showroom_visit?result=900001',
    before: both(days, times(1), booked(visit)),
    after: async (page: Page) => {
      await presses('날짜와 시간 바꾸기', '새 날짜')(page);
      await page.getByRole('button', { name: '2026.11.25(수)' }).click();
      await sees('1자리 남음')(page);
    },
  },
  {
    name: 'a booked visit whose contact changes',
    path: '/product/showroom_visit?result=900001',
    before: booked(visit),
    after: presses('연락처와 남기실 말씀 바꾸기', '저장하기'),
  },
  {
    name: 'a booked visit that moves by phone only',
    path: '/product/showroom_visit?result=900001',
    before: booked({ ...visit, note: null, may: { cancel: true, move: false } }),
    after: sees('온라인으로 날짜와 시간을 바꾸실 수 있는 때가 지났습니다.'),
  },
  {
    name: 'a cancelled visit',
    path: '/product/showroom_visit?result=900003',
    before: booked(cancelled),
    after: sees('취소하신 방문 예약입니다'),
  },
  {
    name: 'a visit that is over',
    path: '/product/showroom_visit?result=900002',
    before: booked(over),
    after: sees('지난 방문 예약입니다'),
  },
  {
    name: 'a visit of nobody',
    path: '/product/showroom_visit?result=1',
    before: asMember,
    after: sees('예약 내역을 찾을 수 없습니다.'),
  },
  { name: 'visits, without a login', like: 'my page, without a login', path: VISITS },
  {
    name: 'visits',
    path: VISITS,
    before: bookings([visit, over, cancelled]),
    after: sees('지난 예약'),
  },
  { name: 'visits, none', path: VISITS, before: bookings([]), after: sees('내역이 없습니다.') },
  {
    name: 'visits while they load',
    like: 'FAQ while it loads',
    from: '/sitemap',
    path: VISITS,
    before: both(asMember, never('/api/showroom/getVisitReserveList')),
  },
  {
    name: 'visits that cannot load',
    like: 'FAQ that cannot load',
    from: '/sitemap',
    path: VISITS,
    before: both(asMember, fail('/api/showroom/getVisitReserveList')),
    after: seesFailure,
  },
];
