import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { registrationAt } from '@portal/testing/products';
import { section } from '../routes.tsx';
import { models } from './models.ts';

export const SERIAL = 'C2504001234';
export const photoId = 'p'.repeat(22);
export const fit = { serialNo: SERIAL, goodsName: '편안 안마의자' };
export const answers: Answers = {
  goodsList: models,
  serialCheck: fit,
  uploadPhoto: { photoId, url: `/api/file/photo/${photoId}`, width: 800, height: 600, bytes: 9 },
  registerGenuine: { bbsIdx: '70001', receivedOn: '2026-11-20', answerBy: '2026-11-24' },
  registration: registrationAt('RECEIVE'),
};
export const open = (query = '', more: PageOptions = {}) =>
  renderPage(section, `/product/product_activate${query}`, {
    answers,
    session: people.haneul,
    ...more,
  });
export type Page = Awaited<ReturnType<typeof open>>;

export async function chooseModel(page: Page) {
  await page.findByRole('option', { name: '편안 안마의자 (HB-700)' });
  await page.user.selectOptions(page.getByLabelText('모델'), '편안 안마의자 (HB-700)');
}
export async function typeSerial(page: Page, text = 'c2504-001234') {
  await page.user.clear(page.getByLabelText('시리얼 번호'));
  await page.user.type(page.getByLabelText('시리얼 번호'), text);
}
export const goOn = (page: Page) => page.user.click(page.getByRole('button', { name: '다음' }));
export async function toStep(page: Page, title: string) {
  await goOn(page);
  await page.findByRole('heading', { level: 2, name: title });
}
/** Chooses the day of purchase; `name` is what its button is called. */
export async function buyOn(
  { user, getByRole, findByRole }: Page,
  year: string,
  month: string,
  name: string,
) {
  await user.selectOptions(await findByRole('combobox', { name: '연도' }), year);
  await user.selectOptions(getByRole('combobox', { name: '월' }), month);
  await user.click(getByRole('button', { name }));
}
export async function toProof(page: Page) {
  await chooseModel(page);
  await typeSerial(page);
  await toStep(page, '구매 내역과 증빙 사진');
  await page.user.click(page.getByRole('radio', { name: '온라인 마켓' }));
  await page.user.type(page.getByLabelText(/^쇼핑몰이나 매장 이름/), '한빛몰');
  await buyOn(page, '2025', '10', '2025.10.3(금)');
}
export async function toCheckPage(page: Page) {
  await toProof(page);
  const photo = new File(['bytes'], '구매.jpg', { type: 'image/jpeg' });
  await page.user.upload(await page.findByLabelText('사진 고르기'), photo);
  await page.findByText('올렸습니다.');
  await page.user.click(page.getByRole('checkbox', { name: /\(필수\)/ }));
  await toStep(page, '내용 확인');
}
export const send = (page: Page) => page.user.click(page.getByRole('button', { name: '접수하기' }));
export const asked = ({ calls }: Page) => calls.filter(({ kind }) => kind === 'serialCheck');
