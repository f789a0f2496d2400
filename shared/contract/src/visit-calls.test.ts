import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { isRead } from './endpoint.ts';
import { fileOrder, listOrders, payOrderByPoints, quoteOrder } from './service-calls.ts';
import {
  cancelVisit,
  fileVisit,
  listVisits,
  payVisitByPoints,
  quoteVisit,
  readVisit,
} from './visit-calls.ts';

const place = { zonecode: '04524', addr: '서울 중구 나리대로 110' };
const asked = { ...place, productIdx: '1', visitOn: '2026-12-01', consentPrivacy: 'Y' };
const takes = (schema: v.GenericSchema, input: object) => v.safeParse(schema, input).success;

test('calls of a service are named by its code, each with a path of its own', () => {
  const calls = [listVisits, readVisit, cancelVisit, payVisitByPoints, quoteVisit, fileVisit].map(
    (callOf) => callOf('transfer'),
  );
  expect(calls.map((call) => [call?.kind, call?.path, call && isRead(call)])).toEqual([
    ['transferList', '/api/service/transfer/list', true],
    ['transferInfo', '/api/service/transfer/info', true],
    ['transferCancel', '/api/service/transfer/cancel', false],
    ['transferPointPay', '/api/service/transfer/pay-by-points', false],
    ['transferPrice', '/api/service/transfer/price', true],
    ['transferOrder', '/api/service/transfer/order', false],
  ]);
});

test('a second day is asked for where the service has one, points where it is paid before', () => {
  const [one, two] = [fileVisit('seat').input, fileVisit('transfer').input];
  expect([takes(one, asked), takes(two, asked)]).toEqual([true, false]);
  expect(takes(two, { ...asked, secondOn: '2026-12-02' })).toBe(true);
  expect(v.parse(one, { ...asked, usePoint: 5 })).toHaveProperty('usePoint', 5);
  expect(v.parse(fileVisit('after').input, { ...asked, usePoint: 5 })).not.toHaveProperty(
    'usePoint',
  );
  expect(payVisitByPoints('after')).toBeNull();
});

test('a quote is for the product groups of the service', () => {
  const { input } = quoteVisit('seat');
  expect([takes(input, { product: 'bf' }), takes(input, { product: 'w' })]).toEqual([true, false]);
});

test('calls that the specification names keep their names', () => {
  expect(Object.values(listOrders).map(({ kind }) => kind)).toContain('assembleList');
  expect(fileOrder.transfer.kind).toBe('orderRelocation');
  expect([payOrderByPoints.after, quoteOrder.seat]).toEqual([null, null]);
});
