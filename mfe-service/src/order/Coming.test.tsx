import { expect, test } from '@jest/globals';
import type { ServiceOrder } from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { fireEvent, waitFor } from '@testing-library/react';
import { section } from '../routes.tsx';
import { order } from '../testing/answers.ts';

const today = { today: true, engineer: '오기사', arrival: null };
const assigned = {
  ...order,
  status: 'ENGINEER',
  statusName: '기사배정',
  visitWindow: '13:00~18:00',
  coming: today,
};
const setOut = { ...assigned, coming: { ...today, arrival: { time: '14:20', minutes: 20 } } };

/** Opens a member's request, whose answers can change afterwards. */
async function open(afterServiceInfo: ServiceOrder) {
  const own: Answers = { afterServiceInfo };
  const page = await renderPage(
    section,
    '/service/service_order_detail?service=after&id=20260001',
    { answers: own, session: people.haneul },
  );
  await page.findByRole('heading', { level: 1 });
  return { page, own };
}
const shownAgain = () => fireEvent(document, new Event('visibilitychange'));
/** The live region comes with the code of the day. */
const live = async (page: Awaited<ReturnType<typeof open>>['page']) => {
  const regions = await page.findAllByRole('status');
  return regions.find(({ textContent }) => textContent === '');
};

test('a request tells who comes, in which hours, and whom to call', async () => {
  const { page } = await open({ ...assigned, coming: { ...today, today: false } });
  const card = page.getByText('방문 기사 오기사').parentElement;
  expect(card?.textContent).toContain('2026.12.01(화) 방문 (오후 1시~6시)');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('tel:1577-0000');
});

test('the engineer’s picture, where there is one, is beside the name', async () => {
  const picture = { url: '/api/media/0a1b2c3d/engineer.webp', width: 192, height: 192 };
  const { page, own } = await open({ ...assigned, coming: { ...today, picture } });
  const line = page.getByText('방문 기사 오기사');
  const image = line.querySelector('img');
  expect(['src', 'alt', 'width', 'loading'].map((name) => image?.getAttribute(name))).toEqual([
    picture.url,
    '',
    '192',
    'lazy',
  ]);
  own.afterServiceInfo = { ...assigned, coming: { ...today, picture: null } };
  await live(page);
  shownAgain();
  await waitFor(() => expect(line.querySelector('img')).toBeNull());
  expect(line.textContent).toBe('방문 기사 오기사');
});

test('on the day it says once that the engineer has set out, and nothing takes the focus', async () => {
  const { page, own } = await open(assigned);
  const region = await live(page);
  const link = page.getByText('방문 기사 오기사').parentElement?.querySelector('a');
  link?.focus();
  own.afterServiceInfo = setOut;
  shownAgain();
  const said = '기사가 출발했습니다. 14:20쯤, 약 20분 뒤 도착합니다.';
  expect(await page.findAllByText(said)).toHaveLength(2);
  expect(region?.textContent).toBe(said);
  expect(document.activeElement).toBe(link);
});

test('a failure leaves what is there, without an alert', async () => {
  const { page, own } = await open(assigned);
  await live(page);
  own.afterServiceInfo = refusal('ERR_INTERNAL');
  shownAgain();
  await waitFor(() =>
    expect(page.calls.some(({ kind }) => kind === 'afterServiceInfo')).toBe(true),
  );
  expect(page.getByText('방문 기사 오기사')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
  expect(page.host.dialogs.alert).not.toHaveBeenCalled();
});

test('a guest’s link tells the same', async () => {
  const page = await renderPage(section, '/service/order_check#o=200001_sealed-sealed-sealed', {
    answers: { openOrderLink: { ...setOut, masked: true } },
  });
  expect((await page.findByText('방문 기사 오기사')).parentElement?.textContent).toContain(
    '14:20쯤, 약 20분 뒤 도착합니다.',
  );
});
