import { expect, test } from '@jest/globals';
import { errors } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { refusal, renderPage, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { section } from '../../routes.tsx';
import { refused } from '../../testing/things.ts';

const open = (registration = registrationAt('RECEIVE'), more: PageOptions = {}) =>
  renderPage(section, '/member/product_activate_detail?idx=70001', {
    answers: { registration },
    session: people.haneul,
    ...more,
  });
const nowOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')
    ?.textContent;

test.each([
  [
    'RECEIVE',
    '지금 단계 접수 2026.11.20(금)담당자가 시리얼 번호와 사진을 확인합니다. (2026.11.24(화)까지)',
  ],
  [
    'CONFIRM',
    '지금 단계 확인 중 2026.11.20(금)담당자가 시리얼 번호와 사진을 확인합니다. (2026.11.24(화)까지)',
  ],
  [
    'COMPLETE',
    '지금 단계 처리완료 2026.11.20(금)등록을 마쳤습니다. 이제 서비스를 신청하실 수 있습니다.',
  ],
] as const)('at %s it says what happens next, and by when', async (status, text) => {
  const page = await open(registrationAt(status));
  await page.findByRole('heading', { level: 1, name: '편안 안마의자' });
  expect(nowOf(page)).toBe(text);
  expect(page.queryByRole('link', { name: '고쳐서 다시 보내기' })).toBeNull();
});

test('everything that was sent can be read, with the photos of the owner', async () => {
  const photos = ['A', 'B'].map((letter) => ({
    photoId: letter.repeat(22),
    url: `/api/file/photo/${letter.repeat(22)}`,
    width: 800,
    height: 600,
    bytes: 12_345,
  }));
  const page = await open(registrationAt('RECEIVE', { photos }));
  for (const fact of ['C2504001234', '온라인 마켓 · 한빛몰', '2026.10.03(토)'])
    expect(await page.findByText(fact)).toBeTruthy();
  expect(page.getByText('HB-700').parentElement?.textContent).toBe('편안 안마의자 (HB-700)');
  const images = page.getAllByRole('img', { name: /보내신 사진/ });
  expect(images.map((image) => image.getAttribute('src'))).toEqual(photos.map(({ url }) => url));
});

test('a place that stands for a shop without a name is said once', async () => {
  const page = await open(registrationAt('RECEIVE', { shop: '온라인 마켓' }));
  expect(await page.findByText('온라인 마켓')).toBeTruthy();
});

test('a completed registration links to the product’s usage', async () => {
  const page = await open(registrationAt('COMPLETE', { productIdx: '71' }));
  expect(
    (await page.findByRole('link', { name: '제품 사용 정보 보기' })).getAttribute('href'),
  ).toBe('/product/product_usage?productIdx=71');
});

test('a refused registration says why, and can be sent again with the same entries', async () => {
  const page = await open(refused);
  expect(await page.findByText(/사진에서 주문한 날짜가 보이지 않습니다/)).toBeTruthy();
  expect(page.getByRole('link', { name: '고쳐서 다시 보내기' }).getAttribute('href')).toBe(
    '/product/product_activate?again=70001',
  );
  expect(page.queryByText(/이제 서비스를 신청하실 수 있습니다/)).toBeNull();
  const alone = await open(refused, { hrefFor: () => null });
  expect((await alone.findByRole('link', { name: '1577-0000' })).getAttribute('href')).toBe(
    'tel:1577-0000',
  );
});

test('a refused registration that was sent again leads to the newer one, and is not offered again', async () => {
  const page = await open({ ...refused, replacedBy: '70009' });
  expect(
    (await page.findByRole('link', { name: '다시 보내신 등록 보기' })).getAttribute('href'),
  ).toBe('/member/product_activate_detail?idx=70009');
  expect(page.getByText(/사진에서 주문한 날짜가 보이지 않습니다/)).toBeTruthy();
  expect(page.queryByRole('link', { name: '고쳐서 다시 보내기' })).toBeNull();
  const newer = await open(registrationAt('RECEIVE', { replaces: '70001' }));
  expect((await newer.findByRole('link', { name: '접수 번호 70001' })).getAttribute('href')).toBe(
    '/member/product_activate_detail?idx=70001',
  );
});

test('a registration of somebody else is not found, and without a number the list opens', async () => {
  const page = await open(undefined, { answers: { registration: refusal('ERR_NOT_FOUND') } });
  expect(await page.findByRole('heading', { name: '등록 내역이 없습니다.' })).toBeTruthy();
  const list = await renderPage(section, '/member/product_activate_detail?idx=x', {
    answers: { registrationList: listOf(refused) },
    session: people.haneul,
  });
  expect(list.address()).toBe('/member/product_activate_info');
});

test('a registration that cannot be loaded says so, and loads at another try', async () => {
  const own: PageOptions['answers'] = { registration: refusal('ERR_INTERNAL') };
  const page = await open(undefined, { answers: own });
  expect(await page.findByRole('alert')).toBeTruthy();
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(errors.ERR_INTERNAL.message);
  page.takeComplaints();
  own.registration = refused;
  await page.user.click(page.getByRole('button', { name: '다시 시도' }));
  expect(await page.findByText(/사진에서 주문한 날짜가/)).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const page = await open(undefined, { session: 'visitor' });
  expect(page.getByText('로그인이 필요합니다.')).toBeTruthy();
});
