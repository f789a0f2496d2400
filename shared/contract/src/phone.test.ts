import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { deliveryCheckFields } from './delivery.ts';
import { korean } from './field-messages.ts';
import { bankFields } from './fields/payment-change.ts';
import { visitFields } from './fields/visit.ts';
import { orderCheckFields } from './order-check.ts';
import { phone010Input, phoneInput } from './phone.ts';
import { requesterFields } from './service-request.ts';

const read = (schema: v.GenericSchema, typed: string) => {
  const { success, output, issues } = v.safeParse(schema, typed, korean);
  return success ? output : issues[0].message;
};
const WANTED = '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.';

test.each([
  ['01012345678', '01012345678'],
  ['010-1234-5678', '010-1234-5678'],
  ['010 1234 5678', '01012345678'],
  [' 010.1234.5678 ', '01012345678'],
  ['010–1234−5678', '010-1234-5678'],
  ['０１０－１２３４－５６７８', '010-1234-5678'],
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+82-10-1234-5678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '01012345678'],
  ['821012345678', '01012345678'],
  ['\u202a010-1234-5678\u202c', '010-1234-5678'],
  ['+1 10 1234 5678', WANTED],
  ['010-1234-567a', WANTED],
  ['02-123-4567', WANTED],
  ['', '휴대전화 번호를 입력해 주세요.'],
  ['  ', '휴대전화 번호를 입력해 주세요.'],
  ['0'.repeat(31), WANTED],
])('%s is read as %s', (typed, expected) => {
  expect(read(phoneInput, typed)).toBe(expected);
  expect(read(phone010Input, typed)).toBe(expected);
});

test.each([
  ['of a guest’s requests', orderCheckFields.userPhone],
  ['of a guest’s deliveries', deliveryCheckFields.phone],
  ['to call about a request', requesterFields.phoneNum],
  ['to call about a visit to a showroom', visitFields.phoneNum],
])('the number %s may have spaces and +82', (_, schema) => {
  expect(read(schema, '+82 10 0000 1008')).toBe('01000001008');
});

test.each([
  ['of a guest’s requests', orderCheckFields.userName],
  ['of a guest’s deliveries', deliveryCheckFields.name],
  ['to call about a request', requesterFields.custName],
  ['to call about a visit to a showroom', visitFields.custName],
  ['of who pays', bankFields.payerName],
])('a name %s that is missing is asked for', (_, schema) => {
  expect(read(schema, ' ')).toBe('이름을 입력해 주세요.');
});
