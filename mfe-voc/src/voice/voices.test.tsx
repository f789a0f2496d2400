import { expect, test } from '@jest/globals';
import { voiceLimit } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { waitFor } from '@testing-library/react';
import { section } from '../routes.tsx';

// Drafts survive from test to test, so consecutive tests of a kind sign in different people, a visitor first.
const receipt = { bbsIdx: '10001', receivedOn: '2026-11-20', answerBy: '2026-11-25' };
const answers: Answers = {
  myAllProductList: { productList: [] },
  vocList: { list: [], total: 0, curPage: 1, pageSize: 1, leftToday: 3 },
  submitVoc: receipt,
  submitSinmungo: receipt,
  vocDetail: {
    ...receipt,
    bbsCode: '37',
    receptionType: '1',
    title: '기사님이 친절했습니다',
    state: '0',
    goodsName: null,
    staffName: '',
    place: '',
    text: '사용법을 하나하나 알려 주셨습니다.',
    photos: [],
    answer: null,
  },
};
const open = (address: string, more: PageOptions = {}) =>
  renderPage(section, address, { answers, ...more });
type Page = Awaited<ReturnType<typeof open>>;

const letter = {
  title: '기사님이 친절했습니다',
  text: '사용법을 하나하나 알려 주셨습니다. 또 부탁드립니다.',
};
async function fill({ user, getByLabelText }: Page, label: string, text: string) {
  await user.click(getByLabelText(label));
  await user.paste(text);
}
async function next({ user, getByRole, findByRole }: Page, heading: string) {
  await user.click(getByRole('button', { name: '다음' }));
  await findByRole('heading', { level: 2, name: heading });
}
async function writeAndAgree(page: Page) {
  await fill(page, '제목', letter.title);
  await fill(page, '내용', letter.text);
  await next(page, '제품과 사진, 동의');
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await next(page, '내용 확인');
}
const send = ({ user, getByRole }: Page) => user.click(getByRole('button', { name: '접수하기' }));
const sent = ({ calls }: Page) => calls.filter(({ kind }) => kind.startsWith('submit'));
const entries = () => [...document.querySelectorAll('dl > div')].map((one) => one.textContent);

const kinds = [
  ['praise', '칭찬합니다', { bbsCode: '37', receptionType: '1', staffName: '', place: '' }],
  ['discontent', '불편합니다', { bbsCode: '37', receptionType: '2', staffName: '', place: '' }],
  ['suggest', '제안합니다', { bbsCode: '37', receptionType: '3', staffName: '', place: '' }],
  ['sinmungo', '신문고', { bbsCode: '14', receptionType: '4' }],
] as const;

test.each(kinds)(
  '%s is drawn by the server, says what belongs there and how often',
  async (type, title, _board) => {
    const page = await open(`/voc/${type}`);
    expect(page.drawn).toMatchObject({ status: 200, title, indexable: true });
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(title);
    // HTML forbids aria-disabled beside disabled, which the server's button has.
    const button = page.drawn?.html.match(/<button type="submit"[^>]*>/)?.[0];
    expect(button).toContain(' disabled=""');
    expect(button).not.toContain('aria-disabled');
    expect(page.getByRole('heading', { name: '이런 말씀을 들려 주세요' })).toBeTruthy();
    expect(page.getByText(new RegExp(voiceLimit))).toBeTruthy();
    const calls = page.queryByRole('link', { name: '1577-0000' }) !== null;
    // Urgent kinds point to the phone.
    expect(calls).toBe(type === 'discontent' || type === 'sinmungo');
  },
);

test('a visitor writes, logs in when sending, and keeps all entries', async () => {
  const page = await open('/voc/suggest');
  expect(page.getByText(/^보내시려면 로그인이 필요합니다/)).toBeTruthy();
  await fill(page, '제목', letter.title);
  await fill(page, '내용', letter.text);
  await next(page, '제품과 사진, 동의');
  expect(page.getByText(/로그인하시면 제품, 사진도 고르실 수 있습니다/)).toBeTruthy();
  expect(page.queryByText('사진 고르기')).toBeNull();
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await next(page, '내용 확인');
  await send(page);
  const summary = await page.findByRole('alert');
  expect(summary.textContent).toContain('로그인이 필요합니다.');
  expect(sent(page)).toEqual([]);
  await page.user.click(page.getByRole('button', { name: '로그인' }));
  expect(page.host.session.login).toHaveBeenCalled();
  await page.become(people.seoyeon);
  await send(page);
  expect(await page.findByRole('heading', { name: '접수했습니다' })).toBeTruthy();
});

test('an uncertified member writes, passes the identity check when sending, and keeps all entries', async () => {
  const { jiwoo } = people;
  const page = await open('/voc/discontent', { session: jiwoo });
  await fill(page, '제목', letter.title);
  await fill(page, '내용', letter.text);
  await next(page, '제품과 사진, 동의');
  expect(page.getByText(/본인 확인을 마치시면 제품, 사진도 고르실 수 있습니다/)).toBeTruthy();
  expect(page.queryByText('사진 고르기')).toBeNull();
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await next(page, '내용 확인');
  await send(page);
  expect((await page.findByRole('alert')).textContent).toContain('본인 확인이 필요합니다.');
  expect(sent(page)).toEqual([]);
  await page.user.click(page.getByRole('button', { name: '본인 확인하기' }));
  expect(page.host.session.certify).toHaveBeenCalled();
  await page.become({ ...jiwoo, account: { ...jiwoo.account, certifyState: true } });
  await send(page);
  expect(await page.findByRole('heading', { name: '접수했습니다' })).toBeTruthy();
});

test('a receipt asks an uncertified member for the identity check', async () => {
  const page = await open('/voc/praise?result=10001', { session: people.jiwoo });
  expect(
    await page.findByText('접수하신 내용은 본인 확인을 마치신 뒤 보실 수 있습니다.'),
  ).toBeTruthy();
  expect(page.getByRole('button', { name: '본인 확인하기' })).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test.each(kinds)(
  '%s is sent to its board, and its receipt takes the place of the form',
  async (type, _title, board) => {
    const page = await open(`/voc/${type}`, { session: people.haneul });
    await writeAndAgree(page);
    await send(page);
    expect(await page.findByRole('heading', { name: '접수했습니다' })).toBeTruthy();
    expect(page.address()).toBe(`/voc/${type}?result=10001`);
    const { title, text } = letter;
    expect(sent(page).map(({ kind, input }) => [kind, input])).toEqual([
      [
        type === 'sinmungo' ? 'submitSinmungo' : 'submitVoc',
        {
          ...board,
          title,
          text,
          photos: [],
          consentPrivacy: 'Y',
          consentShare: 'N',
        },
      ],
    ]);
    for (const fact of ['10001', '2026.11.25(수)까지']) expect(page.getByText(fact)).toBeTruthy();
    // The form starts empty again.
    await page.user.click(page.getByRole('link', { name: '하나 더 남기기' }));
    expect((await page.findByLabelText<HTMLInputElement>('제목')).value).toBe('');
  },
);

test('a step that is not a number counts as not reached, and becomes the first', async () => {
  const page = await open('/voc/suggest?step=abc', { session: people.junho2 });
  expect(page.drawn).toMatchObject({ status: 200 });
  await waitFor(() => expect(page.address()).toBe('/voc/suggest'));
  expect(page.getByLabelText('제목')).toBeTruthy();
});

test('praise asks whom it is for, and for its own consents', async () => {
  const page = await open('/voc/praise', { session: people.junho });
  await fill(page, '직원 이름 (선택)', '박기사');
  await fill(page, '매장 또는 장소 (선택)', '강남 전시장');
  await fill(page, '제목', letter.title);
  await fill(page, '내용', letter.text);
  await next(page, '제품과 사진, 동의');
  for (const consent of page.getAllByRole('checkbox')) await page.user.click(consent);
  await next(page, '내용 확인');
  expect(entries()).toEqual([
    '직원 이름박기사변경',
    '매장 또는 장소강남 전시장변경',
    '제목기사님이 친절했습니다변경',
    `내용${letter.text}변경`,
    '제품입력하지 않음변경',
    '사진입력하지 않음변경',
    '개인정보 수집·이용동의함변경',
    '칭찬하신 분의 이름 전달동의함변경',
  ]);
  await send(page);
  await page.findByRole('heading', { name: '접수했습니다' });
  expect(sent(page)[0]?.input).toMatchObject({
    staffName: '박기사',
    place: '강남 전시장',
    consentShare: 'Y',
  });
});

test('lists every error once, in a focused summary that links to the fields', async () => {
  const page = await open('/voc/discontent', { session: people.junho });
  await fill(page, '제목', '카드 4111-1111-1111-1111');
  await page.user.click(page.getByRole('button', { name: '다음' }));
  const summary = page.getByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.textContent).toContain('제목: 신용카드번호 형식으로 입력할 수 없습니다.');
  await page.user.click(page.getByRole('link', { name: /^내용/ }));
  expect(document.activeElement).toBe(page.getByLabelText('내용'));
});

test('a member at the day’s limit reads so before writing; for a visitor nothing is requested', async () => {
  const vocList = { list: [], total: 3, curPage: 1, pageSize: 1, leftToday: 0 };
  const own = { ...answers, vocList };
  const page = await open('/voc/praise', { answers: own });
  expect(page.queryByText(fixedTexts.voicesOfToday)).toBeNull();
  expect(page.calls).toEqual([]);
  await page.become(people.junho2);
  expect(await page.findByText(fixedTexts.voicesOfToday)).toBeTruthy();
});

test('over the day’s limit, shows the fixed text and keeps the entries', async () => {
  const own = { ...answers, submitSinmungo: refusal('ERR_MS_6002') };
  const page = await open('/voc/sinmungo', { session: people.junho, answers: own });
  await writeAndAgree(page);
  await send(page);
  await waitFor(() =>
    expect(page.host.dialogs.alert).toHaveBeenCalledWith(fixedTexts.voicesOfToday),
  );
  expect(page.getByText(letter.text)).toBeTruthy();
});

test('a retry after a lost answer uses the same idempotency key', async () => {
  const own: Answers = { ...answers, submitVoc: refusal('NETWORK') };
  const page = await open('/voc/discontent', { session: people.haneul, answers: own });
  await writeAndAgree(page);
  await send(page);
  expect((await page.findByRole('alert')).textContent).toContain('한 번만 접수됩니다.');
  own.submitVoc = receipt;
  await send(page);
  await page.findByRole('heading', { name: '접수했습니다' });
  const [first, second] = sent(page).map(({ key }) => key);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
});

test('each step sets the tab’s title and takes the focus', async () => {
  const page = await open('/voc/suggest', { session: people.junho2 });
  await fill(page, '제목', letter.title);
  await fill(page, '내용', letter.text);
  await next(page, '제품과 사진, 동의');
  const heading = page.getByRole('heading', { level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(page.host.setTitle).toHaveBeenLastCalledWith(expect.stringContaining('2/3단계'));
  await page.user.click(page.getByRole('button', { name: '이전' }));
  await page.findByRole('heading', { level: 2, name: '내용 쓰기' });
  expect(page.getByLabelText<HTMLInputElement>('제목').value).toBe(letter.title);
});

test('a step that is not reached yet is replaced by the first one', async () => {
  const page = await open('/voc/suggest?step=3', { session: people.haneul });
  expect(page.getByRole('heading', { level: 2, name: '내용 쓰기' })).toBeTruthy();
  expect(page.address()).toBe('/voc/suggest');
});

test('a receipt is its sender’s: a visitor is asked to log in, and another member’s is not found', async () => {
  const page = await open('/voc/praise?result=10001');
  expect(page.drawn?.html).toMatch(/<h1[^>]*>칭찬합니다</);
  expect(page.getByText('접수하신 내용은 로그인하신 뒤 보실 수 있습니다.')).toBeTruthy();
  expect(page.calls).toEqual([]);
  await page.become(people.haneul);
  expect(await page.findByText('10001')).toBeTruthy();
  expect(page.calls.map(({ input }) => input)).toEqual([{ bbsCode: '37', bbsIdx: '10001' }]);
  expect(page.getByText('보내신 내용')).toBeTruthy();
  const foreign = { ...answers, vocDetail: refusal('ERR_NOT_FOUND') };
  const other = await open('/voc/sinmungo?result=1', { session: people.haneul, answers: foreign });
  expect(await other.findByText('접수 내역을 찾을 수 없습니다.')).toBeTruthy();
  expect(other.calls.map(({ input }) => input)).toEqual([{ bbsCode: '14', bbsIdx: '1' }]);
});
