import { expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { showroom, visit } from '../../testing/showrooms.ts';

const days = {
  from: '2026-11-23',
  to: '2026-12-31',
  firstOpen: '2026-12-01',
  closed: [{ day: '2026-12-25', reason: '성탄절' }],
};
const times = [
  { time: '10:30', left: 0 },
  { time: '14:00', left: 1 },
  { time: '16:00', left: 5 },
];
const answers: Answers = {
  showroom: ({ input }) => ({ ...showroom, bbsIdx: input.bbsIdx }),
  visitDays: days,
  visitTimes: { times },
  insertVisit: visit,
  visit,
};
const filled = {
  goodsCd: 'HB-700',
  party: '2',
  visitOn: '2026-12-03',
  visitTime: '14:00',
  consentPrivacy: 'Y',
};
const openAt = (query: string, more: PageOptions = {}) =>
  renderPage(section, `/product/showroom_visit${query}`, {
    answers: { ...answers },
    session: people.haneul,
    ...more,
  });
type Page = Awaited<ReturnType<typeof openAt>>;

let showrooms = 200;
/** Opens a step of the form with a draft. Each call takes another showroom, because drafts survive from test to test. */
function open(step: number, draft: Record<string, string>, more: PageOptions = {}) {
  const bbsIdx = String(++showrooms);
  const kept = { userIdx: null, at: Date.now(), key: 'key-of-a-test-of-visits', spent: false };
  const text = JSON.stringify({ ...kept, values: draft });
  sessionStorage.setItem(`portal.draft.visit-${bbsIdx}`, text);
  return openAt(`?showroom=${bbsIdx}&step=${step}`, more);
}

const press = async (page: Page, role: string, name: string | RegExp) =>
  page.user.click(await page.findByRole(role, { name }));
async function goTo(page: Page, title: string) {
  await press(page, 'button', '다음');
  await page.findByRole('heading', { level: 2, name: title });
}
const booked = (page: Page) =>
  page.findByRole('heading', { level: 1, name: '매장 방문을 예약했습니다' });
const sent = (page: Page) => page.calls.find(({ kind }) => kind === 'insertVisit')?.input;

test('an address without a showroom leads to the search', async () => {
  const page = await openAt('');
  expect(page.getByRole('heading', { name: '방문하실 매장을 먼저 골라 주세요.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '매장 찾기' }).getAttribute('href')).toBe(
    '/product/showroom',
  );
});

test('an unknown showroom is answered with 404', async () => {
  const page = await openAt('?showroom=9', { answers: { showroom: refusal('ERR_NOT_FOUND') } });
  expect(page.drawn).toMatchObject({ status: 404 });
});

test('the server renders the first step: showroom, day and time, which the form does not go on without', async () => {
  const page = await open(1, {});
  expect(String((page.drawn as { html: string }).html)).toContain('강남점');
  expect(page.getByText('방문 시간은 날짜를 고르시면 보여 드립니다.')).toBeTruthy();
  await press(page, 'button', '2026.12.3(목)');
  await press(page, 'button', '다음');
  expect((await page.findByRole('alert')).textContent).toContain('방문 시간: ');
});

test('three steps book a visit: all but day, time and consent is filled in', async () => {
  const page = await open(1, {});
  expect(page.getByText('1/3단계')).toBeTruthy();
  await press(page, 'button', '2026.12.3(목)');
  await press(page, 'radio', /^14:00/);
  await goTo(page, '인원과 연락처');
  await press(page, 'checkbox', /개인정보 수집·이용에 동의/);
  await goTo(page, '내용 확인');
  await press(page, 'button', '예약하기');
  await booked(page);
  expect(sent(page)).toMatchObject({ goodsCd: '', party: 1, visitTime: '14:00' });
});

test('books a visit step by step, and shows what was booked', async () => {
  const page = await open(1, {});
  await press(page, 'button', '2026.12.3(목)');
  await press(page, 'radio', /^14:00/);
  await goTo(page, '인원과 연락처');
  await press(page, 'radio', '2명');
  await press(page, 'radio', /^편안 안마의자/);
  await press(page, 'checkbox', /개인정보 수집·이용에 동의/);
  await goTo(page, '내용 확인');
  for (const fact of ['편안 안마의자', '2명', '2026.12.03(목)', '14:00'])
    expect(page.getByText(fact)).toBeTruthy();
  await press(page, 'button', '예약하기');
  await booked(page);
  expect(sent(page)).toMatchObject({
    goodsCd: 'HB-700',
    party: 2,
    visitOn: '2026-12-03',
    visitTime: '14:00',
    consentPrivacy: 'Y',
  });
  expect(page.address()).toBe('/product/showroom_visit?result=900001');
  expect(page.getByText('900001')).toBeTruthy();
  for (const name of ['인쇄하기', '달력에 저장하기', /예약 취소하기/])
    expect(page.getByRole('button', { name })).toBeTruthy();
});

test('a customer can leave the model open', async () => {
  const page = await open(3, { ...filled, goodsCd: 'none' });
  expect(await page.findByText('정하지 않음')).toBeTruthy();
  await press(page, 'button', '예약하기');
  await booked(page);
  expect(sent(page)).toMatchObject({ goodsCd: '' });
});

test('a number with spaces and +82 is taken, shown as any other, and sent plain', async () => {
  const page = await open(3, { ...filled, phoneNum: '+82 10 0000 1001' });
  expect(await page.findByText('010-0000-1001')).toBeTruthy();
  await press(page, 'button', '예약하기');
  await booked(page);
  expect(sent(page)).toMatchObject({ phoneNum: '01000001001' });
});

test.each([
  ['2026-12-03', false],
  ['2026-12-04', true],
])(
  'a day that cannot be moved any more says so before it is booked: from %s on',
  async (from, isSaid) => {
    const visitDays = { ...days, movableFrom: from };
    const page = await open(1, filled, { answers: { ...answers, visitDays } });
    await page.findByRole('radio', { name: /^14:00/ });
    const said = page.queryByText('이 날로 예약하시면 온라인으로 날짜를 바꾸실 수 없습니다.');
    expect(said !== null).toBe(isSaid);
  },
);

test('a day that is closed says why', async () => {
  const page = await open(1, filled);
  await press(page, 'button', '2026.12.25(금) 성탄절');
  expect(page.getByText('2026.12.25(금)은 고를 수 없습니다. 성탄절')).toBeTruthy();
});

test('a full time says so and cannot be chosen; few free places are shown', async () => {
  const page = await open(1, filled);
  const full = await page.findByRole<HTMLInputElement>('radio', { name: '10:30 마감' });
  expect(full.disabled).toBe(true);
  expect(page.getByRole('radio', { name: '14:00 1자리 남음' })).toBeTruthy();
  expect(page.getByRole('radio', { name: '16:00' })).toBeTruthy();
});

test('a day whose times are all full leads back to the days', async () => {
  const full = { times: times.map(({ time }) => ({ time, left: 0 })) };
  const page = await open(1, filled, { answers: { ...answers, visitTimes: full } });
  expect(
    await page.findByRole('heading', { name: '2026.12.03(목)은 모두 마감되었습니다.' }),
  ).toBeTruthy();
});

test('if the time fills up meanwhile, the form returns to the times and keeps all entries', async () => {
  const now: Answers = { ...answers, insertVisit: refusal('ERR_VISIT_FULL') };
  const page = await open(3, filled, { answers: now });
  await page.findByText('14:00');
  now.visitTimes = { times: times.map((one) => ({ ...one, left: one.time === '16:00' ? 4 : 0 })) };
  await press(page, 'button', '예약하기');
  expect((await page.findByRole('alert')).textContent).toContain(
    '고르신 시간이 방금 마감되었습니다. 다른 시간을 골라 주세요.',
  );
  expect(page.getByRole('heading', { level: 2, name: '방문 날짜와 시간' })).toBeTruthy();
  expect(await page.findByRole('radio', { name: '14:00 마감', checked: false })).toBeTruthy();
  // The form does not go on with the full time.
  await press(page, 'button', '다음');
  expect((await page.findByRole('alert')).textContent).toContain('14:00 예약은 마감되었습니다.');
  now.insertVisit = visit;
  await press(page, 'radio', '16:00');
  await goTo(page, '인원과 연락처');
  const consent = { name: /개인정보 수집·이용에 동의/, checked: true };
  expect(page.getByRole('checkbox', consent)).toBeTruthy();
  await goTo(page, '내용 확인');
  await press(page, 'button', '예약하기');
  await booked(page);
  expect(page.calls.findLast(({ kind }) => kind === 'insertVisit')?.input).toMatchObject({
    ...filled,
    party: 2,
    visitTime: '16:00',
  });
});

test('times that cannot be loaded say so, and load at another try', async () => {
  const now: Answers = { ...answers, visitTimes: refusal('ERR_INTERNAL') };
  const page = await open(1, filled, { answers: now });
  expect((await page.findByRole('alert')).textContent).toContain('고를 수 있는 시간을');
  Object.assign(now, answers);
  await press(page, 'button', '다시 시도');
  expect(await page.findByRole('radio', { name: '16:00' })).toBeTruthy();
});

test.each([
  [true, 'visitor'],
  [false, people.sora],
] as const)('whether the first step says that booking needs a login: %j', async (said, session) => {
  const page = await open(1, {}, { session });
  await page.findByRole('heading', { level: 2, name: '방문 날짜와 시간' });
  expect(page.queryByText(/^보내시려면 로그인이 필요합니다/) !== null).toBe(said);
});

test('a visitor begins the form, and logs in when sending it; nothing is lost', async () => {
  const page = await open(3, filled, { session: 'visitor' });
  await press(page, 'button', '예약하기');
  expect((await page.findByRole('alert')).textContent).toContain('로그인이 필요합니다.');
  expect(sent(page)).toBeUndefined();
  await page.become(people.haneul);
  await press(page, 'button', '예약하기');
  await booked(page);
});

test('another showroom has a draft of its own', async () => {
  const page = await openAt('?showroom=101');
  const day = '2026.12.3(목)';
  await press(page, 'button', day);
  await page.go('/product/showroom_visit?showroom=102');
  expect(await page.findByRole('button', { name: day, pressed: false })).toBeTruthy();
  await page.go('/product/showroom_visit?showroom=101');
  expect(await page.findByRole('button', { name: day, pressed: true })).toBeTruthy();
});

test.each([
  [{ status: 'CANCEL' as const, may: { cancel: false } }, '취소하신 방문 예약입니다'],
  [{ may: { cancel: false } }, '지난 방문 예약입니다'],
])('a booking %j says so, and links to a new one', async (more, title) => {
  const page = await openAt('?result=900001', { answers: { visit: { ...visit, ...more } } });
  expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(page.queryByRole('button', { name: /취소/ })).toBeNull();
  expect(page.getByRole('link', { name: '강남점 다시 예약하기' }).getAttribute('href')).toBe(
    '/product/showroom_visit?showroom=101',
  );
});

test('a result is the member’s own: visitors are asked to log in, others have none', async () => {
  const page = await openAt('?result=900001', {
    session: 'visitor',
    answers: { visit: refusal('ERR_LOGIN_REQUIRED') },
  });
  expect(page.drawn?.html).toMatch(/<h1[^>]*>매장 방문 예약</);
  expect(await page.findByRole('button', { name: '로그인' })).toBeTruthy();
  const other = await openAt('?result=900001', { answers: { visit: refusal('ERR_NOT_FOUND') } });
  expect(await other.findByRole('heading', { name: '예약 내역을 찾을 수 없습니다.' })).toBeTruthy();
});
