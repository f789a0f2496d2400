import { beforeEach, expect, test } from '@jest/globals';
import { renderPage, type Answers } from '@portal/testing/page';
import { merchant, order, started } from '@portal/testing/payments';
import { people } from '@portal/testing/people';
import { section } from '../../routes.tsx';

const openOrder = (answers: Answers) =>
  renderPage(section, '/payment?ordNbr=200017', {
    answers: { ...started, payIdKey: merchant, payOrder: order, ...answers },
    session: people.haneul,
  });
beforeEach(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

test.each([
  ['transfer', '1', '할부로 나누어 내시려면'],
  ['transfer', '2', null],
  ['seat', '1', '할부로 나누어 내시려면'],
  ['seat', '2', '[에스크로]로 안전하게 결제됩니다'],
  ['seat', '4', '[에스크로]로 안전하게 결제됩니다'],
  ['seat', '7', null],
] as const)('of %s by way %s the page explains: %s', async (service, way, said) => {
  const page = await openOrder({
    payIdKey: { ...merchant, payMethods: ['1', '2', '4', '7'] },
    payOrder: { ...order, service },
  });
  const radio = page
    .getAllByRole<HTMLInputElement>('radio')
    .find((one) => one.name === 'payMethod' && one.value === way);
  if (radio) await page.user.click(radio);
  const notes = [...document.querySelectorAll('details > summary')].map((one) => one.textContent);
  expect(notes).toEqual(said === null ? [] : [said]);
});

test('less than card companies let anybody split is not said to be split', async () => {
  const few = {
    ...order,
    pointMax: 0,
    quote: { ...order.quote, total: 49_999, point: 0, payable: 49_999 },
  };
  await openOrder({ payOrder: few });
  expect(document.querySelector('details')).toBeNull();
});
