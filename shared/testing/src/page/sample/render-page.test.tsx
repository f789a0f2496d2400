import { expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { people } from '../../people.ts';
import { refusal, renderPage, type Answers } from '../render-page.ts';
import { section } from './routes.tsx';

const answers: Answers = {
  searchHotList: { list: [{ word: '필터' }] },
  searchRecommendList: ({ input }) => ({ list: [{ word: `${input.searchStr} 교체` }] }),
};
const open = (address: string, more = {}) => renderPage(section, address, { answers, ...more });

test('the server renders the page with its data, and the browser hydrates it without a call', async () => {
  const page = await open('/sample/words');
  expect(page.drawn).toMatchObject({
    status: 200,
    title: '낱말',
    html: expect.stringContaining('필터'),
  });
  expect(page.serverCalls).toEqual([{ kind: 'searchHotList', input: {}, key: null }]);
  expect(page.calls).toEqual([]);
  expect(page.getByRole('listitem').textContent).toBe('필터');
  expect(page.shown()).toMatchObject({ title: '낱말', found: true });
});

test('follows a link inside the section; passes a link out of it to the host', async () => {
  const page = await open('/sample/words');
  await page.user.click(page.getByRole('link', { name: '더 보기' }));
  expect(await page.findByText('필터 교체')).toBeTruthy();
  expect(page.address()).toBe('/sample/words?page=2');
  await page.user.click(page.getByRole('link', { name: '다른 곳' }));
  expect(page.host.navigate).toHaveBeenLastCalledWith('/elsewhere', { keepScroll: false });
  expect(page.address()).toBe('/sample/words?page=2');
});

test('follows a redirect, and corrects a bad value, as for a customer', async () => {
  for (const address of ['/sample/words?page=9', '/sample/words?page=x'])
    expect((await open(address)).address()).toBe('/sample/words');
});

test('a member’s page asks an uncertified member for the identity check, and opens after it', async () => {
  const { jiwoo } = people;
  const page = await open('/sample/mine', { session: jiwoo });
  expect(await page.findByRole('heading', { name: '본인 확인이 필요합니다.' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '로그인' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: '본인 확인하기' }));
  expect(page.host.session.certify).toHaveBeenCalledTimes(1);
  await page.become({ ...jiwoo, account: { ...jiwoo.account, certifyState: true } });
  expect(await page.findByText('정지우님의 낱말')).toBeTruthy();
});

test('a missing page is rendered as 404', async () => {
  const page = await open('/sample/nothing');
  expect(page.drawn).toMatchObject({ status: 404 });
  expect(page.shown()).toMatchObject({ found: false });
});

test('the server renders a member’s page for members, and the login for visitors', async () => {
  const page = await open('/sample/mine');
  expect(page.drawn).toMatchObject({ html: expect.stringContaining('로그인이 필요합니다.') });
  await page.become(people.haneul);
  expect(await page.findByRole('heading', { name: '김하늘님의 낱말' })).toBeTruthy();
  const own = await open('/sample/mine', { session: people.haneul });
  expect(own.drawn).toMatchObject({ html: expect.not.stringContaining('로그인') });
});

test('the server leaves a member’s page to the browser for an uncertified member', async () => {
  expect((await open('/sample/mine', { session: people.jiwoo })).drawn).toBeNull();
});

test('the browser repeats a call that failed on the server', async () => {
  const page = await open('/sample/words', {
    answers: { searchHotList: refusal('ERR_UNAVAILABLE') },
  });
  expect(page.drawn).toBeNull();
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  expect(page.calls).toHaveLength(1);
});

test('without a network the page says what to check', async () => {
  const page = await open('/sample/words', { answers: { searchHotList: refusal('NETWORK') } });
  expect(page.getByRole('alert').textContent).toContain('인터넷에 연결되지 않았습니다.');
});

test.each([
  ['text', 'server and browser differ:', /\+ +브라우저/],
  ['attribute', "didn't match", /\+ +title="브라우저"/],
  ['log', 'what the page logs', /./],
  ['fail', 'failed: Error: planned', /./],
])('fails a page with a fault in its %s', async (fault, said, difference) => {
  const page = await open(`/sample/words?fault=${fault}`);
  const complaints = page.takeComplaints().join('\n');
  expect(complaints).toContain(said);
  expect(complaints).toMatch(difference);
});

test('a page that needs a window cannot be rendered on the server', async () => {
  await expect(open('/sample/words?fault=window')).rejects.toThrow('window is not defined');
});

test.each([
  ['no answer is given', { searchHotList: undefined }],
  ['not its answer', { searchHotList: { list: [{ word: 1 }] } }],
])('reports a call with %s', async (said, wrong) => {
  const page = await open('/sample/words', { answers: wrong });
  expect(page.takeComplaints().join()).toContain(said);
});

test('with fake timers, a wait still gives real work its time', async () => {
  const { setTimeout: realTimeout } = globalThis;
  jest.useFakeTimers();
  try {
    const work = { isDone: false };
    realTimeout(() => (work.isDone = true), 300);
    await waitFor(() => expect(work.isDone).toBe(true));
  } finally {
    jest.useRealTimers();
  }
});
