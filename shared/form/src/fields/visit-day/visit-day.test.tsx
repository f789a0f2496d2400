import { beforeAll, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/contract';
import type { Call } from '@portal/host';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { defineForm } from '../../definition.ts';
import { press, showForm, world } from '../../testing/world.tsx';
import { choiceCards } from '../choice-cards.tsx';
import { visitDay } from './visit-day.tsx';
import { loadLate } from '../../late.tsx';

beforeAll(loadLate);

type Visit = Endpoint<
  v.GenericSchema<{ product: string; visitOn: string }>,
  v.GenericSchema<{ id: string }>
>;
const visit: Call<Visit> = { name: 'visit' };

const span = { from: '2026-11-22', to: '2027-01-10' };
const days = {
  w: {
    ...span,
    firstOpen: '2026-11-24',
    closed: [
      { day: '2026-11-22', reason: '3일 이내 불가' },
      { day: '2026-11-23', reason: '3일 이내 불가' },
      { day: '2026-12-25', reason: '성탄절 휴무' },
    ],
  },
  l: { ...span, firstOpen: '2026-11-22', closed: [{ day: '2026-11-29', reason: '일요일 휴무' }] },
};
const answered = { error: undefined, fetching: false, refetch() {} };

let forms = 0;
const show = (values: Record<string, unknown> = {}) =>
  showForm(
    defineForm({
      name: `visit-${++forms}`,
      title: '방문',
      fields: {
        product: choiceCards({
          label: '제품',
          schema: v.picklist(['w', 'l']),
          options: { w: '정수기', l: '모션베드' },
        }),
        visitOn: visitDay({
          label: '방문 날짜',
          schema: v.pipe(v.string(), v.minLength(1, '날짜를 골라 주세요.')),
          useDays: ({ product }) => ({ ...answered, data: days[product === 'l' ? 'l' : 'w'] }),
        }),
      },
      steps: [{ name: 'visit', title: '방문', fields: ['product', 'visitOn'] }],
      hrefOf: (step) => `/form?step=${step}`,
      call: visit,
      toBody: (answers) => answers,
      resultHref: ({ id }) => `/form?result=${id}`,
    }),
    world(),
    { values: { product: 'w', ...values } },
  );
const day = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('begins at the first open day; every closed day of the month has its reason in writing', () => {
  show();
  expect(day('2026.11.24(화)').tabIndex).toBe(0);
  expect(day('2026.11.22(일) 3일 이내 불가').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('definition').textContent).toBe('3일 이내 불가');
  expect(screen.getByRole('term').textContent).toBe('11.22(일) ~ 11.23(월)');
});

test('a closed day is not taken and says why', async () => {
  show();
  await userEvent.click(day(/^2026.11.23/));
  expect(screen.getByRole('status').textContent).toBe(
    '2026.11.23(월)은 고를 수 없습니다. 3일 이내 불가',
  );
  await press('다음');
  expect(screen.getByRole('alert').textContent).toContain('방문 날짜: 날짜를 골라 주세요.');
  await userEvent.click(screen.getByRole('link', { name: /날짜를 골라 주세요/ }));
  expect(document.activeElement).toBe(day(/^2026.11.23/));
});

test('a day’s name holds the number that its button shows', async () => {
  show();
  await press('다음 달');
  for (const button of screen.getAllByRole('button', { name: /^2026/ }))
    expect(button.ariaLabel?.split(/[.(]/)[2]).toBe(button.textContent);
  expect(day('2026.12.1(화)').textContent).toBe('1');
});

test('is used by keyboard alone, over the end of a month, and no further than it goes', async () => {
  show();
  day('2026.11.24(화)').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(day('2026.12.2(수)'));
  expect(screen.getByText('2026년 12월')).toBeTruthy();
  await userEvent.keyboard('{PageDown}{End}{PageDown}');
  expect(document.activeElement).toBe(day('2027.1.10(일)'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '다음 달' }).disabled).toBe(true);
  await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
  expect(day('2027.1.9(토)').getAttribute('aria-pressed')).toBe('true');
  await press('다음');
  expect(await screen.findByText('2027.01.09(토)')).toBeTruthy();
});

test('a chosen day that another answer closes is cleared, and the customer is told', async () => {
  show({ visitOn: '2026-11-29' });
  expect(day('2026.11.29(일)').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: '모션베드' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '고르신 2026.11.29(일)은 이제 고를 수 없어 지웠습니다(일요일 휴무). 다른 날을 골라 주세요.',
  );
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});
