import { expect, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewOf } from './definition.ts';
import { orderForm, PRICES } from './testing/order.ts';
import { press, showForm, world } from './testing/world.tsx';

type Order = ReturnType<typeof orderForm>;

/** What the check page adds: a price computed from the checked answers of the steps before. */
function Price({ known }: ViewOf<Order, 'check'>) {
  const sum = PRICES[known.part] * known.count;
  return <p role="status">{sum.toLocaleString('ko-KR')}원</p>;
}

let forms = 0;
function show(at: ReturnType<typeof world>, step = 1, values: Record<string, unknown> = {}) {
  const key = showForm(orderForm(`order-${++forms}`), at, {
    step,
    values,
    below: { check: Price },
  });
  return { ...at, key };
}
const where = () =>
  `${screen.getByText(/^\d\/\d단계$/).textContent} ${screen.getByRole('heading', { level: 2 }).textContent}`;
const select = (name: string, label: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), label);
const CART = {
  owned: 'Y',
  productIdx: '71',
  part: 'seat',
  count: '2',
  visitOn: '2026-12-01',
};

test('asks what the branch needs, and keeps what the other branch was told', async () => {
  show(world());
  expect(screen.queryByRole('combobox', { name: '제품' })).toBeNull();
  await select('제품 찾기', '이름으로');
  await userEvent.type(screen.getByRole('textbox', { name: '제품 이름' }), '팔콘');
  await select('제품 찾기', '내 제품에서');
  expect(screen.queryByRole('textbox')).toBeNull();
  await select('제품', '팔콘');
  await select('제품 찾기', '이름으로');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('팔콘');
  await press('다음');
  expect(where()).toBe('2/3단계 부품');
});

test('a step appears with the answer that needs it', async () => {
  show(world(), 2, { owned: 'N', goodsName: '팔콘' });
  await press('다음');
  expect(screen.getByRole('alert').textContent).toContain('부품: 부품을 골라 주세요.');
  await userEvent.click(screen.getByRole('link', { name: /^수량/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '수량' }));
  await userEvent.keyboard('1');
  await select('부품', '리모컨');
  expect(where()).toBe('2/3단계 부품');
  await select('부품', '시트');
  expect(where()).toBe('2/4단계 부품');
  await press('다음');
  expect(where()).toBe('3/4단계 방문');
});

test('computes a price from the checked answers, and sends them without what the branch left out', async () => {
  const at = world();
  at.receives(async () => ({ ordNbr: '20260001' }));
  const { key } = show(at, 4, { ...CART, goodsName: '다른 제품' });
  expect(screen.getByRole('status').textContent).toBe('240,000원');
  await press('결제하기');
  expect(at.sent).toEqual([
    { key, input: { productIdx: '71', part: 'seat', count: 2, visitOn: '2026-12-01' } },
  ]);
  expect(at.told.navigate).toHaveBeenLastCalledWith('/payment?ordNbr=20260001', { replace: true });
});

test('an expected refusal leads to its field in the form’s own words', async () => {
  const at = world();
  at.receives(() => Promise.reject(apiError({ code: 'ERR_NOT_FOUND', message: 'other' })));
  show(at, 4, CART);
  await press('결제하기');
  expect(at.told.navigate).toHaveBeenLastCalledWith('/form?step=2');
  expect((await screen.findByRole('alert')).textContent).toContain('부품: 품절된 부품이 있습니다.');
});

test('a stored draft of another shape is asked again', () => {
  show(world(), 4, { ...CART, part: ['seat'] });
  expect(where()).toBe('2/3단계 부품');
});

test('the compiler knows what a step knows and what a body needs', () => {
  const known = {} as ViewOf<Order, 'visit'>['known'];
  const part: 'seat' | 'remote' | undefined = known.part;
  // @ts-expect-error A branch may have left it out.
  const productIdx: string | undefined = known.productIdx satisfies string;
  // @ts-expect-error It is asked in this step: nothing before knows it.
  const visitOn: unknown = known.visitOn;
  expect([part, productIdx, visitOn]).toEqual([undefined, undefined, undefined]);
});
