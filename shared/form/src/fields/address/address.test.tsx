import { beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/contract';
import type { Call } from '@portal/host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { defineForm } from '../../definition.ts';
import { press, showForm, world } from '../../testing/world.tsx';
import { address } from './address.tsx';
import { choiceCards } from '../choice-cards.tsx';
import { loadLate } from '../../late.tsx';

beforeAll(loadLate);

type Visit = Endpoint<
  v.GenericSchema<{ product: string; addr: string }>,
  v.GenericSchema<{ id: string }>
>;
const visit: Call<Visit> = { name: 'visit' };
const at = (addr: string) => ({ zonecode: '06236', addr, addrDetail: '3층' });
const places = { w: at('서울 강남구 테헤란로 152'), l: at('부산 해운대구 센텀로 1') };

let forms = 0;
const show = (values: Record<string, unknown>) =>
  showForm(
    defineForm({
      name: `address-${++forms}`,
      title: '방문',
      fields: {
        product: choiceCards({
          label: '제품',
          schema: v.picklist(['w', 'l', 'other']),
          options: { w: '정수기', l: '모션베드', other: '다른 제품' },
        }),
        place: address({
          label: '방문할 곳',
          useKnown: ({ product }) =>
            product === 'w' || product === 'l' ? { ...places[product] } : null,
        }),
      },
      steps: [{ name: 'visit', title: '방문', fields: ['product', 'place'] }],
      hrefOf: (step) => `/form?step=${step}`,
      call: visit,
      toBody: ({ product, place }) => ({ product, addr: place.addr }),
      resultHref: ({ id }) => `/form?result=${id}`,
    }),
    world(),
    { values },
  );
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('a place that the portal knows is filled in, and follows the product', async () => {
  show({});
  expect(screen.queryByText(/테헤란로/)).toBeNull();
  await choose('정수기');
  expect(screen.getByText('(06236) 서울 강남구 테헤란로 152, 3층')).toBeTruthy();
  await choose('모션베드');
  expect(screen.getByText('(06236) 부산 해운대구 센텀로 1, 3층')).toBeTruthy();
  await choose('다른 제품');
  expect(screen.getByText(/센텀로/)).toBeTruthy();
});

test('a place that the customer found stays, also after a reload', async () => {
  show({ product: 'w', place: at('대전 서구 둔산로 100') });
  expect(screen.getByText(/둔산로/)).toBeTruthy();
  await choose('모션베드');
  expect(screen.getByText(/둔산로/)).toBeTruthy();
});

test('without a place the form does not go on', async () => {
  show({ product: 'other' });
  await press('다음');
  await userEvent.click(screen.getByRole('link', { name: '방문할 곳: 주소를 찾아 주세요.' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '방문할 곳 주소 찾기' }));
});
