import type { Endpoint } from '@portal/contract';
import type { Call } from '@portal/host';
import * as v from 'valibot';
import { defineForm } from '../definition.ts';
import { choice, line } from '../fields/text.tsx';

const whole = v.pipe(v.string(), v.digits('빠진 항목입니다. 입력해 주세요.'), v.transform(Number));
const part = v.picklist(['seat', 'remote'], '부품을 골라 주세요.');

type Order = Endpoint<
  v.GenericSchema<{
    productIdx?: string | undefined;
    goodsName?: string | undefined;
    part: v.InferOutput<typeof part>;
    count: number;
    visitOn?: string | undefined;
  }>,
  v.GenericSchema<{ ordNbr: string }>
>;
const order: Call<Order> = { name: 'order' };

export const PRICES = { seat: 120_000, remote: 30_000 } as const;

/** A form with a branch, and a step that is there only for some answers. */
export const orderForm = (name: string) =>
  defineForm({
    name,
    title: '부품 주문',
    fields: {
      owned: choice({
        label: '제품 찾기',
        schema: v.picklist(['Y', 'N'], '하나를 골라 주세요.'),
        options: { Y: '내 제품에서', N: '이름으로' },
      }),
      productIdx: choice({
        label: '제품',
        schema: v.picklist(['71'], '제품을 골라 주세요.'),
        options: { 71: '팔콘' },
      }),
      goodsName: line({ label: '제품 이름', schema: v.pipe(v.string(), v.minLength(2)) }),
      part: choice({
        label: '부품',
        schema: part,
        options: { seat: '시트', remote: '리모컨' },
      }),
      count: line({ label: '수량', schema: whole }),
      visitOn: line({ label: '방문일', schema: v.pipe(v.string(), v.isoDate()) }),
    },
    steps: [
      {
        name: 'product',
        title: '제품',
        fields: ['owned', 'productIdx', 'goodsName'],
        asks: ({ owned }) =>
          owned === ''
            ? ['owned']
            : owned === 'Y'
              ? ['owned', 'productIdx']
              : ['owned', 'goodsName'],
      },
      { name: 'part', title: '부품', fields: ['part', 'count'] },
      {
        name: 'visit',
        title: '방문',
        fields: ['visitOn'],
        // A seat is replaced on the spot; a remote control is sent.
        asks: ({ part }) => (part === 'seat' ? ['visitOn'] : []),
      },
    ],
    hrefOf: (step) => `/form?step=${step}`,
    call: order,
    toBody({ owned: _branch, ...answers }) {
      return answers;
    },
    resultHref: ({ ordNbr }) => `/payment?ordNbr=${ordNbr}`,
    refusals: { ERR_NOT_FOUND: { field: 'part', sentence: '품절된 부품이 있습니다.' } },
    sendLabel: '결제하기',
  });
