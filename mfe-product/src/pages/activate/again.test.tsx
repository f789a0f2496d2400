import { expect, test } from '@jest/globals';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { waitFor } from '@testing-library/react';
import { section } from '../../routes.tsx';
import { models } from '../../testing/models.ts';

// Drafts survive from test to test. A member sees only their own, so consecutive tests sign in different members.
const SERIAL = 'C2504001234';
const photoId = 'p'.repeat(22);
const answers: Answers = {
  goodsList: models,
  serialCheck: { serialNo: SERIAL, goodsName: '편안 안마의자' },
  registerGenuine: { bbsIdx: '70003', receivedOn: '2026-11-20', answerBy: '2026-11-24' },
  registration: registrationAt('RECEIVE'),
};
const open = (query: string, more: PageOptions) =>
  renderPage(section, `/product/product_activate${query}`, { answers, ...more });
type Page = Awaited<ReturnType<typeof open>>;

async function toStep(page: Page, title: string) {
  await page.user.click(page.getByRole('button', { name: '다음' }));
  await page.findByRole('heading', { level: 2, name: title });
}

test('a refused registration is sent again with all its entries, photos too', async () => {
  const photos = [{ photoId, url: `/api/file/photo/${photoId}`, width: 8, height: 6, bytes: 9 }];
  const registration = registrationAt('COMPLETE', {
    refused: true,
    refusal: '날짜가 없습니다.',
    photos,
  });
  const page = await open('?again=70001', {
    session: people.minsu,
    answers: { ...answers, registration },
  });
  await page.findByDisplayValue(SERIAL);
  await page.findByRole('option', { name: '편안 안마의자 (HB-700)' });
  await toStep(page, '구매 내역과 증빙 사진');
  expect(page.getByDisplayValue('한빛몰')).toBeTruthy();
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await toStep(page, '내용 확인');
  await page.user.click(page.getByRole('button', { name: '접수하기' }));
  expect(page.calls.find(({ kind }) => kind === 'registerGenuine')?.input).toMatchObject({
    goodsCd: 'HB-700',
    serialNo: SERIAL,
    boughtAt: 'market',
    shop: '한빛몰',
    boughtOn: '2026-10-03',
    photos: [photoId],
    again: '70001',
  });
});

const refused = (own: object) =>
  registrationAt('COMPLETE', { refused: true, refusal: '날짜를 읽을 수 없습니다.', ...own });

test('the reason stands at the field that it is about, until that is changed', async () => {
  const registration = refused({ refusedField: 'shop' });
  const page = await open('?again=70011', {
    session: people.sora,
    answers: { ...answers, registration },
  });
  await page.findByDisplayValue(SERIAL);
  expect(page.getByText('고치실 곳: 쇼핑몰이나 매장 이름')).toBeTruthy();
  expect(page.queryByText('날짜를 읽을 수 없습니다.')).toBeNull();
  await toStep(page, '구매 내역과 증빙 사진');
  const field = page.getByDisplayValue('한빛몰');
  const at = page.getByText('날짜를 읽을 수 없습니다.').closest('[id]')?.id ?? '';
  expect(field.getAttribute('aria-describedby')).toContain(at);
  await page.user.type(field, ' 2호점');
  expect(page.queryByText('날짜를 읽을 수 없습니다.')).toBeNull();
});

test('photos that the centre could not read are not sent again: the reason asks for others', async () => {
  const photos = [{ photoId, url: `/api/file/photo/${photoId}`, width: 8, height: 6, bytes: 9 }];
  const page = await open('?again=70012', {
    session: people.haneul,
    answers: { ...answers, registration: refused({ refusedField: 'photos', photos }) },
  });
  await page.findByDisplayValue(SERIAL);
  await toStep(page, '구매 내역과 증빙 사진');
  expect(await page.findByText('날짜를 읽을 수 없습니다.')).toBeTruthy();
  expect(page.queryByText('올렸습니다.')).toBeNull();
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await page.user.click(page.getByRole('button', { name: '다음' }));
  expect(await page.findAllByText(/사진을 1장 이상 올려 주세요/)).toBeTruthy();
});

test('a refused registration that was sent again leads to the newer one', async () => {
  const page = await open('?again=70013', {
    session: people.seoyeon,
    answers: { ...answers, registration: refused({ replacedBy: '70020' }) },
  });
  const link = await page.findByRole('link', { name: '다시 보내신 등록 보기' });
  expect(link.getAttribute('href')).toBe('/product/product_activate?result=70020');
  expect(page.queryByLabelText('시리얼 번호')).toBeNull();
});

test('each refused registration has its own draft, beside that of a new registration', async () => {
  const serials: Record<string, string> = { 70001: 'C2504000001', 70002: 'C2504000002' };
  const own: Answers = {
    ...answers,
    registration: ({ input: { idx } }) =>
      registrationAt('COMPLETE', { bbsIdx: idx, serialNo: serials[idx] as string, refused: true }),
  };
  const page = await open('', { session: people.yuna, answers: own });
  await page.user.type(page.getByLabelText('시리얼 번호'), 'C2504009999');
  await page.go('/product/product_activate?again=70001');
  expect(await page.findByDisplayValue('C2504000001')).toBeTruthy();
  await page.findByRole('option', { name: '편안 안마의자 (HB-700)' });
  await toStep(page, '구매 내역과 증빙 사진');
  expect(page.address()).toBe('/product/product_activate?step=2&again=70001');
  await page.go('/product/product_activate?again=70002');
  expect(await page.findByDisplayValue('C2504000002')).toBeTruthy();
  await page.go('/product/product_activate');
  expect(await page.findByDisplayValue('C2504009999')).toBeTruthy();
});

test('only a refused registration can be sent again', async () => {
  const page = await open('?again=70001', { session: people.boram });
  await waitFor(() => expect(page.calls.some(({ kind }) => kind === 'registration')).toBe(true));
  expect(page.getByLabelText<HTMLInputElement>('시리얼 번호').value).toBe('');
});
