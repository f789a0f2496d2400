import { DEMO_PASSWORD, people } from '@portal/testing/people';
import type { Visitor } from './visitor.ts';

const letter = {
  title: '기사님이 친절했습니다',
  text: '설치하러 오신 기사님이 사용법을 하나하나 알려 주셨습니다.',
};

const fontSize = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

async function writeLetter(visitor: Visitor): Promise<void> {
  await visitor.fill(/^제목/, letter.title);
  await visitor.fill(/^내용/, letter.text);
  await visitor.press('button', /^다음$/);
  await visitor.isAt(/step=2$/);
}

async function addPhoto(visitor: Visitor, photo: string): Promise<void> {
  await visitor.upload(/사진 고르기/, photo);
  await visitor.reads(/올렸습니다/);
}

async function agreeAndSend(visitor: Visitor): Promise<void> {
  await visitor.press('checkbox', /\(필수\)/);
  await visitor.press('button', /^다음$/);
  await visitor.isAt(/step=3$/);
  await visitor.press('button', /^접수하기$/);
  await visitor.isAt(/\?result=\d+$/);
}

/** What customers come for, in an order in which each may need those before it. */
export const journeys: Record<string, (visitor: Visitor, photo: string) => Promise<void>> = {
  async 'first visit'(visitor) {
    await visitor.open('/');
    await visitor.sees('heading', /./, 'main');
    await visitor.sees('combobox', /^고객센터에서 찾기$/);
    await visitor.sees('button', /^로그인$/, 'banner');
  },

  async 'a move, and back, in one document'(visitor) {
    await visitor.open('/sitemap');
    await visitor.value(() => document.documentElement.setAttribute('data-same', ''));
    await visitor.press('link', /^자주 묻는 질문$/, 'main');
    await visitor.isAt(/\/guide\/faq$/);
    await visitor.sees('heading', /^자주 묻는 질문$/);
    await visitor.settles();
    await visitor.value(() => history.back());
    await visitor.isAt(/\/sitemap$/);
    await visitor.sees('heading', /^사이트맵$/);
    const isSame = await visitor.value(() => document.documentElement.hasAttribute('data-same'));
    if (!isSame) throw new Error('the move loaded a document');
  },

  async 'text size'(visitor) {
    await visitor.open('/guide/faq');
    const before = await visitor.value(fontSize);
    await visitor.press('button', /^글자 크게$/);
    await visitor.open('/guide/faq');
    const large = await visitor.value(fontSize);
    if (large <= before) throw new Error(`letters of ${before} px became ${large} px`);
    await visitor.press('button', /^글자 크게$/);
    await visitor.open('/guide/faq');
    const after = await visitor.value(fontSize);
    if (after !== before) throw new Error(`letters of ${before} px came back as ${after} px`);
  },

  async 'a popup'(visitor) {
    await visitor.open('/guide/faq');
    await visitor.press('button', /^제품이 보이지 않아요$/);
    await visitor.sees('dialog', /^제품이 보이지 않으세요\?$/);
    await visitor.press('button', /^닫기$/, 'dialog');
    await visitor.seesNo('dialog', /./);
  },

  async search(visitor) {
    await visitor.open('/');
    await visitor.fill(/^고객센터에서 찾기$/, '리모컨 잃어버렸');
    await visitor.press('button', /^찾기$/, 'main');
    await visitor.isAt(/\/search\?searchStr=/);
    await visitor.press('link', /리모컨을 잃어버렸습니다/, 'main');
    await visitor.isAt(/\/guide\/faq\?faq=\d+/);
    await visitor.sees('heading', /리모컨을 잃어버렸습니다/);
  },

  async login(visitor) {
    await visitor.open('/guide/faq?product=w');
    await visitor.press('button', /^로그인$/, 'banner');
    await visitor.isAt(/\/membership\/login/);
    await visitor.fill(/아이디/, people.haneul.account.loginId);
    await visitor.fill(/비밀번호/, DEMO_PASSWORD);
    await visitor.press('button', /^로그인$/);
    await visitor.isAt(/\/guide\/faq\?product=w$/);
    await visitor.settles();
    await visitor.sees('button', /^로그아웃$/, 'banner');
  },

  async 'a form with a photo'(visitor, photo) {
    await visitor.open('/voc/praise');
    await visitor.fill(/^직원 이름/, '박기사');
    await writeLetter(visitor);
    await addPhoto(visitor, photo);
    await agreeAndSend(visitor);
    await visitor.sees('heading', /^접수했습니다$/);
  },

  async 'an inquiry'(visitor) {
    await visitor.open('/customer/qna');
    await visitor.select(/^문의 유형/, '기타');
    await writeLetter(visitor);
    await agreeAndSend(visitor);
    await visitor.sees('heading', /^문의를 접수했습니다$/);
  },

  async logout(visitor) {
    await visitor.open('/sitemap');
    await visitor.press('button', /^로그아웃$/, 'banner');
    await visitor.sees('button', /^로그인$/, 'banner');
  },
};
