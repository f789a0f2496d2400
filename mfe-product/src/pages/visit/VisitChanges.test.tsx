import { expect, test } from '@jest/globals';
import type { Visit } from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';
import { visit } from '../../testing/showrooms.ts';

const days = { from: '2026-11-24', to: '2026-12-23', firstOpen: '2026-12-01', closed: [] };
const times = [
  { time: '10:30', left: 0 },
  { time: '14:00', left: 1 },
  { time: '16:00', left: 5 },
];
const moved = { ...visit, visitOn: '2026-12-04', visitTime: '16:00' };

async function open(more: Partial<Visit> = {}, answered: Answers = {}) {
  const answers: Answers = {
    visit: { ...visit, ...more },
    visitDays: days,
    visitTimes: { times },
    moveVisit: () => {
      answers.visit = moved;
      return moved;
    },
    changeVisitContact: visit,
    ...answered,
  };
  const page = await renderPage(section, '/product/showroom_visit?result=900001', {
    answers,
    session: people.haneul,
  });
  await page.findByRole('heading', { level: 2, name: '예약 바꾸기' });
  const press = async (role: string, name: string | RegExp) =>
    page.user.click(await page.findByRole(role, { name }));
  const sent = (kind: string) => page.calls.findLast((call) => call.kind === kind)?.input;
  return { page, answers, press, sent };
}

test('moves a booking to a free time of another day, and shows the new time', async () => {
  const { page, press, sent } = await open();
  await press('button', '날짜와 시간 바꾸기');
  expect(document.activeElement).toBe(page.getByRole('group', { name: '날짜와 시간 바꾸기' }));
  await press('button', '2026.12.4(금)');
  expect(await page.findByRole('radio', { name: '10:30 마감' })).toBeTruthy();
  await press('radio', '16:00');
  await press('button', '이 때로 바꾸기');
  expect(await page.findByText('2026.12.04(금) 16:00')).toBeTruthy();
  expect(sent('moveVisit')).toEqual({
    visitIdx: '900001',
    visitOn: '2026-12-04',
    visitTime: '16:00',
  });
  expect(page.host.notify).toHaveBeenCalledWith('방문 날짜와 시간을 바꾸었습니다.');
  expect(document.activeElement?.textContent).toBe('예약 바꾸기');
});

test('asks for a day, then for a time, and not for the present one', async () => {
  const { page, press, sent } = await open();
  await press('button', '날짜와 시간 바꾸기');
  await press('button', '이 때로 바꾸기');
  expect(await page.findByText('새 날짜를 골라 주세요.')).toBeTruthy();
  await press('button', '2026.12.3(목)');
  await press('button', '이 때로 바꾸기');
  expect(await page.findByText('새 시간을 골라 주세요.')).toBeTruthy();
  await press('radio', /^14:00/);
  await press('button', '이 때로 바꾸기');
  expect(await page.findByText(/^지금 예약하신 때와 같습니다/)).toBeTruthy();
  expect(sent('moveVisit')).toBeUndefined();
  await page.user.keyboard('{Escape}');
  expect(page.queryByRole('group', { name: '날짜와 시간 바꾸기' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('예약 바꾸기');
});

test('if the time fills up meanwhile, it says so at the times and asks for them anew', async () => {
  const { page, answers, press } = await open({}, { moveVisit: refusal('ERR_VISIT_FULL') });
  await press('button', '날짜와 시간 바꾸기');
  await press('button', '2026.12.4(금)');
  await press('radio', /^14:00/);
  answers.visitTimes = { times: times.map((one) => ({ ...one, left: one.left > 1 ? 4 : 0 })) };
  await press('button', '이 때로 바꾸기');
  expect(await page.findByText(/^고르신 시간이 방금 마감되었습니다/)).toBeTruthy();
  expect(await page.findByRole('radio', { name: '14:00 마감', checked: false })).toBeTruthy();
  expect(page.getByText(/^지금 예약은 2026.12.03\(목\) 14:00입니다/)).toBeTruthy();
});

test('after noon of the day before it says to call the showroom; the contact can still be changed', async () => {
  const { page } = await open({ may: { cancel: true, move: false } });
  expect(page.queryByRole('button', { name: '날짜와 시간 바꾸기' })).toBeNull();
  const phone = page.getAllByRole('link', { name: '02-0000-0101' })[0];
  expect(phone?.getAttribute('href')).toBe('tel:0200000101');
  expect(page.getByRole('button', { name: '연락처와 남기실 말씀 바꾸기' })).toBeTruthy();
});

test('a refusal without a field is an alert', async () => {
  const { page, press } = await open({}, { moveVisit: refusal('ERR_VISIT_LATE') });
  await press('button', '날짜와 시간 바꾸기');
  await press('button', '2026.12.4(금)');
  await press('radio', '16:00');
  await press('button', '이 때로 바꾸기');
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(
    '온라인으로 바꾸실 수 있는 때가 지났습니다. 매장으로 전화해 주세요.',
  );
});

test('changes the contact and the note; a wrong number is told at its field', async () => {
  const { page, press, sent } = await open({ note: '휠체어로 갑니다.' });
  expect(page.getByText('휠체어로 갑니다.')).toBeTruthy();
  await press('button', '연락처와 남기실 말씀 바꾸기');
  const number = page.getByRole('textbox', { name: '연락받으실 휴대전화' });
  await page.user.clear(number);
  await page.user.type(number, '02');
  await press('button', '저장하기');
  expect(await page.findByText(/^휴대전화 번호를 010-1234-5678/)).toBeTruthy();
  expect(document.activeElement).toBe(number);
  await page.user.clear(number);
  await page.user.type(number, '010-0000-1234{Enter}');
  expect(page.host.notify).toHaveBeenCalledWith('연락처를 바꾸었습니다.');
  expect(sent('changeVisitContact')).toEqual({
    visitIdx: '900001',
    custName: '김하늘',
    phoneNum: '010-0000-1234',
    note: '휠체어로 갑니다.',
  });
});
