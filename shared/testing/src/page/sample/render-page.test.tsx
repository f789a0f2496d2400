import { expect, test } from '@jest/globals';
import { people } from '../../people.ts';
import { refusal, renderPage, type Answers } from '../render-page.ts';
import { section } from './routes.tsx';

const answers: Answers = {
  searchHotList: { list: [{ word: '필터' }] },
  searchRecommendList: ({ input }) => ({ list: [{ word: `${input.searchStr} 교체` }] }),
};
const open = (address: string, more = {}) => renderPage(section, address, { answers, ...more });

test('the server draws the page with its data, the browser hydrates it and asks for nothing', async () => {
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

test('a link inside the section is followed; one that leads out is told to the host alone', async () => {
  const page = await open('/sample/words');
  await page.user.click(page.getByRole('link', { name: '더 보기' }));
  expect(await page.findByText('필터 교체')).toBeTruthy();
  expect(page.address()).toBe('/sample/words?page=2');
  await page.user.click(page.getByRole('link', { name: '다른 곳' }));
  expect(page.host.navigate).toHaveBeenLastCalledWith('/elsewhere', { keepScroll: false });
  expect(page.address()).toBe('/sample/words?page=2');
});

test('a redirect and an address with a bad value lead to the page that a customer gets', async () => {
  for (const address of ['/sample/words?page=9', '/sample/words?page=x'])
    expect((await open(address)).address()).toBe('/sample/words');
});

test('a member’s page asks a member who is not certified for the check, and opens once it is passed', async () => {
  const { jiwoo } = people;
  const page = await open('/sample/mine', { session: jiwoo });
  expect(await page.findByRole('heading', { name: '본인 확인이 필요합니다.' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '로그인' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: '본인 확인하기' }));
  expect(page.host.session.certify).toHaveBeenCalledTimes(1);
  await page.become({ ...jiwoo, account: { ...jiwoo.account, certifyState: true } });
  expect(await page.findByText('정지우님의 낱말')).toBeTruthy();
});

test('a page that is not there is drawn as 404', async () => {
  const page = await open('/sample/nothing');
  expect(page.drawn).toMatchObject({ status: 404 });
  expect(page.shown()).toMatchObject({ found: false });
});

test('a page of members is the login for visitors, and drawn for members', async () => {
  const page = await open('/sample/mine');
  expect(page.drawn).toMatchObject({ html: expect.stringContaining('로그인이 필요합니다.') });
  await page.become(people.haneul);
  expect(await page.findByRole('heading', { name: '김하늘님의 낱말' })).toBeTruthy();
  const own = await open('/sample/mine', { session: people.haneul });
  expect(own.drawn).toMatchObject({ html: expect.not.stringContaining('로그인') });
});

test('a page of members is left to the browser where the identity was not checked', async () => {
  expect((await open('/sample/mine', { session: people.jiwoo })).drawn).toBeNull();
});

test('a call that is refused on the server is asked again in the browser', async () => {
  const page = await open('/sample/words', {
    answers: { searchHotList: refusal('ERR_UNAVAILABLE') },
  });
  expect(page.drawn).toBeNull();
  expect(page.getByRole('alert').textContent).toContain('내용을 가져오지 못했습니다.');
  expect(page.calls).toHaveLength(1);
});

test('without a line the page says what to check', async () => {
  const page = await open('/sample/words', { answers: { searchHotList: refusal('NETWORK') } });
  expect(page.getByRole('alert').textContent).toContain('인터넷에 연결되지 않았습니다.');
});

test.each([
  ['text', 'server and browser differ:', /\+ +브라우저/],
  ['attribute', "didn't match", /\+ +title="브라우저"/],
  ['log', 'what the page logs', /./],
  ['fail', 'failed: Error: planned', /./],
])('a page at fault in its %s complains', async (fault, said, difference) => {
  const page = await open(`/sample/words?fault=${fault}`);
  const complaints = page.takeComplaints().join('\n');
  expect(complaints).toContain(said);
  expect(complaints).toMatch(difference);
});

test('a page that needs a window cannot be drawn', async () => {
  await expect(open('/sample/words?fault=window')).rejects.toThrow('window is not defined');
});

test.each([
  ['no answer is given', { searchHotList: undefined }],
  ['not its answer', { searchHotList: { list: [{ word: 1 }] } }],
])('a call with %s is complained of', async (said, wrong) => {
  const page = await open('/sample/words', { answers: wrong });
  expect(page.takeComplaints().join()).toContain(said);
});
