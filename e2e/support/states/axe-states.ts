import type { Page } from '@playwright/test';
import { answer, fail, never } from '../content/answers.ts';
import { contractStates } from './contract-states.ts';
import { formStates } from './form-states.ts';
import { frameStates } from './frame-states.ts';
import { laterStates } from './later-states.ts';
import { mypageThingsStates } from './mypage-things-states.ts';
import { messageStates } from './message-states.ts';
import { mypageSelfStates } from './mypage-self-states.ts';
import { orderStates } from './order-states.ts';
import {
  answerPopups,
  answerPostcode,
  answerTerms,
  serialPopup,
} from '../content/popup-answers.ts';
import { paymentStates } from './payment-states.ts';
import { productStates } from './product-states.ts';
import { requestStates } from './request-states.ts';
import { showroomStates } from './showroom-states.ts';
import type { State } from './state.ts';
import { settled } from '../test.ts';

/** A dialog that a page of the fixture opens. */
const opened = (name: string, before: (page: Page) => Promise<unknown>): State => ({
  name: `the dialog ${name}`,
  path: '/faulty/popups',
  before,
  async after(page) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.locator('[aria-busy=true]').waitFor({ state: 'hidden' });
  },
});
const noPopups = (page: Page) => answerPopups(page, []);

const NOTICES = '/api/customer/selectNoticeList';
const DOWNLOADS = '/api/customer/selectReferenceList';
const FAQ = '/api/customer/selectFaqList';

/** Every route in every state; the accessibility tests and `npm run axe` go over all of them. */
export const states: State[] = [
  { name: 'home', path: '/', frame: true },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'search, nothing asked', path: '/search' },
  { name: 'search', path: `/search?searchStr=${encodeURIComponent('필터')}` },
  {
    name: 'search, notices',
    path: `/search?searchStr=${encodeURIComponent('정수기')}&classification=notice`,
  },
  {
    name: 'search, menus',
    path: `/search?searchStr=${encodeURIComponent('설명서')}&classification=menu`,
  },
  { name: 'search without a result', path: '/search?searchStr=zzzz' },
  {
    name: 'search for a long word',
    path: `/search?searchStr=${encodeURIComponent('정수기필터'.repeat(20))}`,
  },
  {
    name: 'search with suggestions',
    path: '/search',
    async after(page) {
      await settled(page);
      await page.getByRole('combobox').pressSequentially('이사');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'product guide', path: '/product_guide' },
  { name: 'product guide, other products', path: '/product_guide?product=o' },
  { name: 'product guide, a purifier', path: '/product_guide?product=w', like: 'product guide' },
  { name: 'online services', path: '/online' },
  { name: 'privacy policy', path: '/policy/privacy' },
  { name: 'privacy policy, an earlier version', path: '/policy/privacy?version=2' },
  { name: 'terms', path: '/policy/terms' },
  { name: 'e-mail policy', path: '/policy/email' },
  { name: 'accessibility', path: '/policy/accessibility' },
  {
    name: 'a policy that cannot load',
    from: '/sitemap',
    path: '/policy/terms',
    before: fail('/api/customer/getTerms?'),
  },
  { name: 'not found', path: '/nothing' },
  ...requestStates,
  ...orderStates,
  ...laterStates,
  ...paymentStates,
  ...contractStates,
  ...productStates,
  ...showroomStates,
  ...mypageThingsStates,
  ...mypageSelfStates,
  ...messageStates,
  { name: 'FAQ', path: '/guide/faq' },
  {
    name: 'FAQ with an open question',
    path: '/guide/faq?product=w',
    after: (page) => page.locator('summary').first().click(),
  },
  { name: 'FAQ search', path: '/guide/faq?q=%EB%AC%BC' },
  { name: 'FAQ without a result', path: '/guide/faq?q=zzzz' },
  { name: 'FAQ, last page', path: '/guide/faq?page=99' },
  {
    name: 'FAQ while it loads',
    from: '/',
    path: '/guide/faq',
    before: never(FAQ),
  },
  {
    name: 'FAQ that cannot load',
    from: '/',
    path: '/guide/faq',
    before: fail(FAQ),
  },
  {
    name: 'a remote that cannot load',
    from: '/',
    path: '/guide/faq',
    before: (page) =>
      page.route('**/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404, body: '' })),
    // After the failed move the portal reloads once; the server's page then shows a notice.
    after: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'a page whose code cannot load',
    path: '/guide/faq',
    before: (page) =>
      page.route('**/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404, body: '' })),
    after: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'videos', path: '/guide/video' },
  { name: 'videos, none', path: '/guide/video?product=o&type=assemble_disassemble&page=1' },
  { name: 'one video', path: '/guide/video?bbsIdx=2001' },
  { name: 'customer centre', path: '/customer/call_center_info' },
  {
    name: 'customer centre with its holidays',
    path: '/customer/call_center_info',
    after: (page) => page.locator('summary').first().click(),
  },
  { name: 'notices', path: '/customer/notice' },
  { name: 'notices, last page', path: '/customer/notice?page=2' },
  { name: 'notices without a result', path: '/customer/notice?q=zzzz' },
  {
    name: 'notices while they load',
    like: 'FAQ while it loads',
    from: '/sitemap',
    path: '/customer/notice',
    before: never(NOTICES),
  },
  {
    name: 'notices that cannot load',
    like: 'FAQ that cannot load',
    from: '/sitemap',
    path: '/customer/notice',
    before: fail(NOTICES),
  },
  { name: 'a notice that stays on top', path: '/customer/notice/4010' },
  { name: 'a notice with a table', path: '/customer/notice/4005' },
  { name: 'a notice with a file', path: '/customer/notice/4006' },
  { name: 'a notice that is not there', path: '/customer/notice/1' },
  { name: 'downloads', path: '/customer/reference' },
  {
    name: 'downloads, none',
    from: '/sitemap',
    path: '/customer/reference',
    before: answer(DOWNLOADS, { list: [], total: 0, curPage: 1, pageSize: 12 }),
  },
  { name: 'chat', path: '/customer/kakaotalk_info' },
  ...formStates,
  { name: 'notices that were found', path: `/customer/notice?q=${encodeURIComponent('연휴')}` },
  {
    name: 'a notice while it loads',
    from: '/',
    path: '/customer/notice/4014',
    before: never('/api/customer/noticeDetailInfo?'),
  },
  { name: 'downloads of one product', path: '/customer/reference?product=w' },
  {
    name: 'downloads that cannot load',
    like: 'FAQ that cannot load',
    from: '/sitemap',
    path: '/customer/reference',
    before: fail(DOWNLOADS),
  },
  { name: 'manuals', path: '/guide/manual' },
  { name: 'one manual', path: '/guide/manual?bbsIdx=3001' },
  ...frameStates,
  ...[
    'seatPartImage',
    'seatPartText',
    'seatSearch',
    'seatArea',
    'seatPrice',
    'faqProductNotVisible',
    'serialNumber',
    'purchaseHistory',
    'reviewCapture',
  ].map((name) => opened(name, noPopups)),
  opened('terms', (page) => answerTerms(page)),
  opened('address', (page) => answerPostcode(page, 'works')),
  {
    ...opened('address', (page) => answerPostcode(page, 'fails')),
    name: 'an address by hand, with errors',
    async after(page) {
      await page.getByRole('button', { name: 'address', exact: true }).click();
      await page.getByRole('button', { name: '이 주소 쓰기' }).click();
    },
  },
  {
    name: 'what the company has to say',
    path: '/faulty/popups',
    idle: true,
    before: (page) => answerPopups(page, [serialPopup]),
    after: (page) => page.getByRole('region', { name: serialPopup.title }).waitFor(),
  },
];
