import { expect, test } from '@jest/globals';
import type { Voice } from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const photoId = 'p'.repeat(22);
const voice: Voice = {
  bbsCode: '37',
  bbsIdx: '20001',
  receptionType: '1',
  title: '기사님이 친절하셨습니다',
  state: '0',
  receivedOn: '2026-11-20',
  goodsName: null,
  staffName: '박기사',
  place: '강남 매장',
  text: '설치를 꼼꼼하게 해 주셨습니다.',
  photos: [{ photoId, url: `/api/file/photo/${photoId}`, width: 4, height: 3, bytes: 9 }],
  answerBy: '2026-11-25',
  answer: null,
};
const none = { list: [], total: 0, curPage: 1, pageSize: 10, leftToday: 3 };
const open = (query: string, vocDetail: Answers['vocDetail']) =>
  renderPage(section, `/member/voc${query}`, {
    answers: { ...(vocDetail && { vocDetail }), vocList: none },
    session: people.haneul,
  });

test('a voice shows what was said of whom, its photos and the day of its answer', async () => {
  const page = await open('?idx=20001', voice);
  expect(await page.findByRole('heading', { level: 1, name: voice.title })).toBeTruthy();
  const facts = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(facts).toEqual(['종류칭찬합니다', '직원 이름박기사', '매장 또는 장소강남 매장']);
  expect(page.getByRole('img', { name: /^보내신 사진 1/ })).toBeTruthy();
  expect(page.getByText('2026.11.25(수)까지')).toBeTruthy();
  expect(page.serverCalls[0]?.input).toEqual({ bbsCode: '37', bbsIdx: '20001' });
  expect(page.shown()?.title).toBe('고객의 소리');
});

test('the answer is shown below, and a link to the list of its kind above', async () => {
  const answer = { text: '살펴보고 고쳤습니다.', answeredOn: '2026-11-24' };
  const page = await open('?type=sinmungo&idx=20002', {
    ...voice,
    bbsCode: '14',
    receptionType: '4',
    bbsIdx: '20002',
    state: '1',
    answer,
  });
  expect(await page.findByText(answer.text)).toBeTruthy();
  expect(page.serverCalls[0]?.input).toEqual({ bbsCode: '14', bbsIdx: '20002' });
  expect(page.getByRole('link', { name: '고객의 소리 내역' }).getAttribute('href')).toBe(
    '/member/member_voc?type=sinmungo',
  );
});

test('an address with the wrong kind is corrected', async () => {
  const page = await open('?type=suggest&idx=20001', { ...voice, receptionType: '2' });
  await page.findByRole('heading', { level: 1, name: voice.title });
  expect(page.address()).toBe('/member/voc?type=discontent&idx=20001');
});

test('a number that is not the member’s shows a link to the list; without a number the list opens', async () => {
  const page = await open('?type=suggest&idx=1', refusal('ERR_NOT_FOUND'));
  expect(await page.findByRole('heading', { name: '내역이 없습니다.' })).toBeTruthy();
  expect(page.getByRole('link', { name: '목록 보기' }).getAttribute('href')).toBe(
    '/member/member_voc?type=suggest',
  );
  const list = await open('?type=suggest', voice);
  expect(list.address()).toBe('/member/member_voc?type=suggest');
});

test('a voice that cannot be loaded says so, and offers another try', async () => {
  const page = await open('?idx=20001', refusal('NETWORK'));
  expect(await page.findByText('인터넷에 연결되지 않았습니다.')).toBeTruthy();
  expect(page.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});
