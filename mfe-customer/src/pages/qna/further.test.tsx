import { expect, test } from '@jest/globals';
import type { Inquiry } from '@portal/contract';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people, type Person } from '@portal/testing/people';
import { section } from '../../routes.tsx';

// Drafts survive from test to test, so consecutive tests sign in different members.
const product = {
  productIdx: '71',
  goodsCd: 'HW-300',
  goodsName: '한결 정수기',
  product: 'w' as const,
  ordNo: 'P1',
  serialNo: null,
  orderKind: '1' as const,
  installedOn: '2026-01-02',
  verified: true,
};
const earlier: Inquiry = {
  bbsIdx: '10001',
  receivedOn: '2026-11-20',
  answerBy: '2026-11-25',
  groups: 'product',
  title: '물이 잘 나오지 않습니다',
  text: '어제부터 물줄기가 가늘어졌습니다.',
  state: '0',
  userIdx: '1001',
  writeUser: '김하늘',
  productIdx: '71',
  goodsName: null,
  photos: [],
  answer: null,
};
const answers: Answers = { myAllProductList: { productList: [product] }, qnaDetail: earlier };
const open = (query: string, more: PageOptions) =>
  renderPage(section, `/customer/qna${query}`, { answers, ...more });

test('a further question starts with the group, product and title of the earlier inquiry', async () => {
  const about = '?about=10001';
  const page = await open(about, { session: people.yuna });
  const title = await page.findByDisplayValue(`[추가 문의] ${earlier.title}`);
  expect(page.getByLabelText<HTMLSelectElement>('문의 유형').value).toBe('product');
  await page.findByRole('option', { name: '한결 정수기 (HW-300)' });
  expect(page.getByLabelText<HTMLSelectElement>(/^제품/).value).toBe('71');
  expect(page.calls.find(({ kind }) => kind === 'qnaDetail')?.input).toEqual({ idx: '10001' });
  // The customer's existing draft is not overwritten.
  await page.user.clear(title);
  await page.user.type(title, '쓰던 제목');
  const again = await open(about, { session: people.yuna });
  expect(await again.findByDisplayValue('쓰던 제목')).toBeTruthy();
});

test('each inquiry has its own draft of a further question, beside that of a new inquiry', async () => {
  const titles: Record<string, string> = { 10001: '물이 샙니다', 10002: '소리가 납니다' };
  const own: Answers = {
    ...answers,
    qnaDetail: ({ input: { idx } }) => ({ ...earlier, title: titles[idx] as string }),
  };
  const page = await open('', { session: people.seoyeon, answers: own });
  await page.user.type(page.getByLabelText('제목'), '쓰던 제목');
  await page.go('/customer/qna?about=10001');
  await page.findByDisplayValue('[추가 문의] 물이 샙니다');
  await page.user.type(page.getByLabelText('내용'), earlier.text);
  await page.user.click(page.getByRole('button', { name: '다음' }));
  await page.findByRole('heading', { level: 2, name: '사진과 동의' });
  expect(page.address()).toBe('/customer/qna?step=2&about=10001');
  await page.go('/customer/qna?about=10002');
  expect(await page.findByDisplayValue('[추가 문의] 소리가 납니다')).toBeTruthy();
  await page.go('/customer/qna');
  expect(await page.findByDisplayValue('쓰던 제목')).toBeTruthy();
});

test('the title of a further question is cut to the limit, and has its prefix once', async () => {
  const about = (title: string, who: Person) =>
    open('?about=10001', {
      session: who,
      answers: { ...answers, qnaDetail: { ...earlier, title } },
    });
  const page = await about('가'.repeat(50), people.sora);
  const cut = await page.findByDisplayValue<HTMLInputElement>(/^\[추가 문의\] 가+$/);
  expect(cut.value).toHaveLength(50);
  const twice = await about('[추가 문의] 물이 샙니다', people.boram);
  expect(await twice.findByDisplayValue('[추가 문의] 물이 샙니다')).toBeTruthy();
  // The member has no such inquiry, so the form starts empty.
  const none = await open('?about=1', {
    session: people.minsu,
    answers: { ...answers, qnaDetail: refusal('ERR_NOT_FOUND') },
  });
  expect(none.getByLabelText<HTMLInputElement>('제목').value).toBe('');
});
