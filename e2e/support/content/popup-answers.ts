import type { Page } from '@playwright/test';
import { answer } from './answers.ts';

/** The API's popups of a page, as a test wants them; help popups come from the API. */
export const answerPopups = (page: Page, list: Record<string, unknown>[]) =>
  answer('/api/popup/getPopupList', { list })(page);

export const serialPopup = {
  name: 'serial-place',
  pageName: 'popups',
  title: '시리얼 번호는 여기에 있습니다',
  popType: 'img',
  img: 'serial-number',
  result: '<p>C로 시작하는 번호입니다.</p>',
};

const article = '<h4>제1조</h4><p>소식을 받는 데 동의합니다.</p><ul><li>할인과 행사</li></ul>';

/** The API's terms, longer than a screen. */
export const answerTerms = answer('/api/customer/getTerms', {
  termIndex: 'consent_marketing',
  title: '마케팅 정보 수신 동의',
  optional: true,
  version: '2',
  effectiveOn: '2026-01-01',
  versions: [],
  html: article.repeat(12),
  articles: [],
});

const chosen = {
  zonecode: '06236',
  roadAddress: '서울 강남구 테헤란로 152',
  jibunAddress: '',
  autoRoadAddress: '',
  autoJibunAddress: '서울 강남구 역삼동 737',
  userSelectedType: 'R',
  bname: '역삼동',
  buildingName: '',
  apartment: 'N',
  sido: '서울',
  sigungu: '강남구',
  sigunguCode: '11680',
  bcode: '1168010100',
};

/** A document in the place of the postcode bridge: `works` has one address, `fails` says so at once. */
export const answerPostcode = (page: Page, is: 'works' | 'fails') => {
  const say = (message: unknown) => `parent.postMessage(${JSON.stringify(message)}, '*');`;
  const body =
    is === 'fails'
      ? `<script>${say({ type: 'postcode-failed' })}</script>`
      : `<title>주소 검색</title><button>테헤란로 152</button><script>
          document.querySelector('button').onclick = () => {
            ${say({ type: 'postcode-chosen', address: chosen })}
          };
          ${say({ type: 'postcode-ready' })}
        </script>`;
  return page.route('**/bridge/postcode', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ko"><meta charset="utf-8">${body}`,
    }),
  );
};
