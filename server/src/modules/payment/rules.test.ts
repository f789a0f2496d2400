import { expect, test } from '@jest/globals';
import { cancelReasons } from '@portal/testing/payments';
import { reasons } from './rules.ts';

test('the fixtures of cancelled payments have the sentences of the server', () => {
  expect(reasons).toMatchObject(cancelReasons);
});
