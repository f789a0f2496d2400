import { expect, test } from '@jest/globals';
import type { ServiceOrder } from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';
import { done } from '../testing/done.ts';

type Rating = NonNullable<ServiceOrder['rating']>;
const asked: Rating = { score: null, text: '', until: '2026-12-31' };
const given: Rating = { score: '3', text: '친절했습니다.', until: '2026-12-08' };

/** The page of a finished request. What is sent replaces what it shows, as at the server. */
function open(rating: Rating | null, more: Partial<Answers> = {}) {
  const answers: Answers = {
    afterServiceInfo: { ...done, rating },
    rateVisit({ input }) {
      const said: Rating = { ...given, score: input.score, text: input.text ?? '' };
      answers.afterServiceInfo = { ...done, rating: said };
      return said;
    },
    ...more,
  };
  return renderPage(section, '/service/service_order_detail?service=after&id=20260001', {
    answers,
    session: people.haneul,
  });
}
type Page = Awaited<ReturnType<typeof open>>;
const send = (page: Page) => page.user.click(page.getByRole('button', { name: '보내기' }));
const sent = (page: Page) =>
  page.calls.filter(({ kind }) => kind === 'rateVisit').map(({ input }) => input);

test('a visit is rated by one of three words, and thanks take the focus', async () => {
  const page = await open(asked);
  await page.user.click(await page.findByRole('radio', { name: '좋았습니다' }));
  await page.user.type(page.getByRole('textbox', { name: /더 하실 말씀/ }), '친절했습니다.');
  await send(page);
  const thanks = await page.findByRole('group', { name: '보낸 결과' });
  expect(document.activeElement).toBe(thanks);
  expect(sent(page)).toEqual([{ ordNbr: '20260001', score: '3', text: '친절했습니다.' }]);
  expect(page.getByText('2026.12.08(화)까지 바꾸실 수 있습니다.')).toBeTruthy();
});

test('nothing is sent without a choice', async () => {
  const page = await open(asked);
  await page.findByRole('radio', { name: '좋았습니다' });
  await send(page);
  expect(page.getByRole('radiogroup').textContent).toContain('셋 가운데 하나를 골라 주세요.');
  expect(sent(page)).toEqual([]);
});

test('an answer is changed, beginning with what was said', async () => {
  const page = await open(given);
  await page.user.click(await page.findByRole('button', { name: '답 바꾸기' }));
  expect(page.getByRole('radio', { name: '좋았습니다', checked: true })).toBeTruthy();
  await page.user.click(page.getByRole('radio', { name: '아쉬웠습니다' }));
  await send(page);
  await page.findByRole('group', { name: '보낸 결과' });
  expect(sent(page)).toEqual([{ ordNbr: '20260001', score: '1', text: '친절했습니다.' }]);
});

test('after a week an answer is shown and cannot be changed; where nobody is asked, nothing is', async () => {
  const page = await open({ ...given, until: null });
  expect(await page.findByText('친절했습니다.')).toBeTruthy();
  expect(page.queryByRole('button', { name: '답 바꾸기' })).toBeNull();
  const none = await open(null);
  await none.findByRole('heading', { name: '방문해서 한 일' });
  expect(none.queryByRole('heading', { name: '방문은 어떠셨나요?' })).toBeNull();
});

test('a refusal says what to do', async () => {
  const page = await open(asked, { rateVisit: refusal('ERR_RATING_CLOSED') });
  await page.user.click(await page.findByRole('radio', { name: '보통입니다' }));
  await send(page);
  expect((await page.findByRole('alert')).textContent).toContain('고객센터로 전화해 주세요.');
});
