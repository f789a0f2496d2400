import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { people } from '@portal/testing/people';
import { answer } from '../content/answers.ts';
import { seesFailure } from '../content/service-answers.ts';
import { openBlank, signIn } from '../log-in.ts';
import { settled } from '../test.ts';
import { letter } from '../voice-form.ts';

const cookiesOf = new WeakMap<BrowserContext, Cookie[]>();

/**
 * Signs a member in so that only calls carry the session cookie, not documents: the server then leaves the page to the
 * browser, which gets the answers that a state fakes. The first call in a browser context signs in, later ones reuse its cookies.
 */
export async function asMember(page: Page): Promise<void> {
  const context = page.context();
  const known = cookiesOf.get(context);
  if (known) return context.addCookies(known);
  await signIn(page, people.haneul);
  const cookies = (await context.cookies()).map((cookie) =>
    cookie.name === 'portal-session' ? { ...cookie, path: '/api' } : cookie,
  );
  await context.clearCookies({ name: 'portal-session' });
  await context.addCookies(cookies);
  cookiesOf.set(context, cookies);
}

/** What was typed before, in the tab. */
export const drafted = (form: string, values: Record<string, unknown>) => async (page: Page) => {
  const kept = {
    userIdx: null,
    at: Date.now(),
    key: 'key-of-an-axe-state',
    spent: false,
    values: { ...letter, groups: 'etc', photos: [], ...values },
  };
  await openBlank(page);
  await page.evaluate(([name, text]) => sessionStorage.setItem(`portal.draft.${name}`, text), [
    form,
    JSON.stringify(kept),
  ] as const);
};
export const both =
  (...all: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const each of all) await each(page);
  };
export const next = async (page: Page) => {
  await settled(page);
  await page.getByRole('button', { name: '다음' }).click();
};
const receipt = {
  bbsIdx: '10001',
  receivedOn: '2026-11-21',
  answerBy: '2026-11-25',
  answer: null,
  title: letter.title,
  text: letter.text,
  state: '0',
  goodsName: null,
  photos: [],
};
const PHOTO_FIELD = /\/photos\.js$/;
const agreed = { consentPrivacy: 'Y', consentShare: 'N' };

/** The forms, in each of their states. */
export const formStates = [
  ...['praise', 'discontent', 'suggest', 'sinmungo'].map((type) => ({
    name: type,
    path: `/voc/${type}`,
  })),
  {
    name: 'a voice with faults',
    path: '/voc/praise',
    async after(page: Page) {
      await next(page);
      await seesFailure(page);
    },
  },
  {
    name: 'a visitor’s voice, consents',
    path: '/voc/praise?step=2',
    before: drafted('voc-praise', {}),
    after: (page: Page) => page.getByRole('checkbox').first().waitFor(),
  },
  {
    name: 'a member’s voice, product and photos',
    path: '/voc/praise?step=2',
    before: both(asMember, drafted('voc-praise', {})),
    after: (page: Page) => page.getByLabel('사진 고르기').waitFor(),
  },
  {
    name: 'photos while their field loads',
    path: '/voc/praise?step=2',
    before: both(asMember, drafted('voc-praise', {}), (page) => page.route(PHOTO_FIELD, () => {})),
    after: (page: Page) => page.getByText('사진 고르기를 불러오는 중입니다.').waitFor(),
  },
  {
    name: 'photos whose field cannot load',
    path: '/voc/praise?step=2',
    before: both(asMember, drafted('voc-praise', {}), (page) =>
      page.route(PHOTO_FIELD, (route) => route.fulfill({ status: 500, body: '' })),
    ),
    after: (page: Page) => page.getByText('사진 고르기를 불러오지 못했습니다.').waitFor(),
  },
  {
    name: 'a voice before it is sent',
    path: '/voc/praise?step=3',
    before: drafted('voc-praise', { ...agreed, text: `${letter.text}\n`.repeat(20) }),
    after: (page: Page) => page.getByRole('link', { name: '제목 변경' }).waitFor(),
  },
  {
    name: 'a voice that needs the login',
    path: '/voc/praise?step=3',
    before: drafted('voc-praise', agreed),
    async after(page: Page) {
      await page.getByRole('button', { name: '접수하기' }).click();
      await seesFailure(page);
    },
  },
  {
    name: 'a voice that was received',
    path: '/voc/praise?result=10001',
    before: both(
      asMember,
      answer('/api/bbs/formmail/voc/detail?', {
        ...receipt,
        bbsCode: '37',
        receptionType: '1',
        staffName: '',
        place: '',
      }),
    ),
    after: (page: Page) => page.getByRole('heading', { name: '접수했습니다' }).waitFor(),
  },
  {
    name: 'a voice that is not there',
    path: '/voc/praise?result=1',
    before: asMember,
    after: (page: Page) => page.getByText('접수 내역을 찾을 수 없습니다.').waitFor(),
  },
  { name: 'a visitor’s receipt', path: '/voc/praise?result=1' },
  { name: 'inquiry, a visitor', path: '/customer/qna' },
  {
    name: 'inquiry',
    path: '/customer/qna',
    before: asMember,
    after: (page: Page) => page.getByLabel('문의 유형').waitFor(),
  },
  {
    name: 'inquiry without products',
    path: '/customer/qna',
    before: (page: Page) => signIn(page, people.junho2),
    after: (page: Page) => page.getByText('등록된 제품이 없습니다.').waitFor(),
  },
  {
    name: 'inquiry with photos, of which one fails',
    path: '/customer/qna?step=2',
    before: both(asMember, drafted('qna', {}), (page) =>
      page.route('**/api/file/photo', (route) => route.abort()),
    ),
    async after(page: Page) {
      await page
        .getByLabel('사진 고르기')
        .setInputFiles({ name: '사진.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
      await page.getByRole('list', { name: '고른 사진' }).waitFor();
    },
  },
  {
    name: 'inquiry before it is sent',
    path: '/customer/qna?step=3',
    before: both(asMember, drafted('qna', agreed)),
    after: (page: Page) => page.getByRole('link', { name: '제목 변경' }).waitFor(),
  },
  {
    name: 'inquiry that was received',
    path: '/customer/qna?result=10001',
    before: both(
      asMember,
      answer('/api/myinfo/selectQnaDetail?', {
        ...receipt,
        groups: 'etc',
        userIdx: '1001',
        writeUser: '김하늘',
        productIdx: null,
      }),
    ),
    after: (page: Page) => page.getByRole('heading', { name: '문의를 접수했습니다' }).waitFor(),
  },
];
