import { expect, test } from '@jest/globals';
import { handoverRefusal } from './rules.ts';

const today = '2026-11-21';
const found = { contractLast: null, order: null, today, phone: '1577-0000' };
const bought = { serialNo: 'C2504001234', orderKind: '0' } as const;
const rented = { ...bought, orderKind: '1' } as const;

test.each([
  ['a bought product', bought, {}, null],
  ['a rental whose contract is unknown', rented, {}, '렌탈 계약 중'],
  ['a rental on the last day of its contract', rented, { contractLast: today }, '렌탈 계약 중'],
  ['a rental whose contract is over', rented, { contractLast: '2026-11-20' }, null],
  ['one without a serial number', { ...bought, serialNo: null }, {}, '시리얼 번호가 등록되지'],
  ['one with an open request', bought, { order: '200001' }, '접수 200001번이 아직'],
] as const)('%s: %s', (_, product, more, said) => {
  const refusal = handoverRefusal(product, { ...found, ...more });
  if (said === null) expect(refusal).toBeNull();
  else {
    expect(refusal).toContain(said);
    expect(refusal).toContain('1577-0000번');
  }
});
