import { expect, test } from '@jest/globals';
import { renderPage } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';
import { owned } from '../testing/answers.ts';
import { decide, goTo } from '../testing/form.ts';
import { requests } from '../testing/requests.ts';

/** Two of each group, so that nothing is chosen because it is the only one. */
const productList = owned.flatMap((one) => [
  one,
  { ...one, productIdx: `8${one.productIdx}`, goodsName: `다른 ${one.goodsName}` },
]);
/** A second purifier beside the one that the requests have. */
const example = { months: 4, supplied: 90000, paid: 59600, penalty: 30400 };
const purifiers = ['편안 정수기', '다른 편안 정수기'].map((goodsName, i) => ({
  productIdx: ['72', '872'][i] ?? '',
  goodsName,
  refusal: null,
  filters: [],
  example,
}));
const open = (service: keyof typeof requests, productIdx: string) => {
  const { path, answers } = requests[service];
  return renderPage(section, `${path}?productIdx=${productIdx}`, {
    answers: {
      ...answers,
      myAllProductList: { productList },
      filterMemberships: { purifiers, memberships: [] },
    },
    session: people.haneul,
  });
};

test.each([
  ['after', '872', '정수기', '물이 새요', '제품과 상태'],
  ['transfer', '871', '모션베드', null, '내 제품과 옮길 곳'],
  ['assemble_disassemble', '870', '안마의자', null, '내 제품과 방문할 곳'],
] as const)(
  '%s: a link that names product %s opens with its group and the product chosen',
  async (service, productIdx, group, symptom, next) => {
    const page = await open(service, productIdx);
    expect(await page.findByRole('radio', { name: group, checked: true })).toBeTruthy();
    if (symptom !== null) await decide(page, ['radio', symptom]);
    await goTo(page, next);
    expect(await page.findByRole('radio', { name: /^다른 편안/, checked: true })).toBeTruthy();
  },
);

test.each([
  ['seat', '870'],
  ['w_filter', '872'],
] as const)(
  '%s: a link that names product %s opens with it chosen',
  async (service, productIdx) => {
    const page = await open(service, productIdx);
    expect(await page.findByRole('radio', { name: /^다른 편안/, checked: true })).toBeTruthy();
  },
);

test('another choice stays, and a product of somebody else chooses nothing', async () => {
  const page = await open('seat', '999');
  await decide(page, ['radio', /^편안 안마의자/]);
  expect(page.getByRole('radio', { name: /^편안 안마의자/, checked: true })).toBeTruthy();
});
