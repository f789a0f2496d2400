import { describe, expect, test } from '@jest/globals';
import { mayBegin, problemOf } from './account-check.ts';
import { afterBilling, afterCheck, beginsAs, isOver } from './rules.ts';

describe('a change of payment', () => {
  test.each([
    ['updatePayDate', 'updating'],
    ['updateCardToCms', 'checking'],
    ['updateCardInfo', 'updating'],
    ['updateCmsToCard', 'updating'],
  ] as const)('by %s begins with %s', (kind, status) => expect(beginsAs(kind)).toBe(status));

  const minutes = (count: number) => count * 60_000;
  test.each([
    ['match', 0, { status: 'updating', refusal: null }],
    ['name', 0, { status: 'refused', refusal: 'NAME' }],
    ['account', 0, { status: 'refused', refusal: 'ACCOUNT' }],
    ['closed', 0, { status: 'refused', refusal: 'CLOSED' }],
    ['pending', minutes(3), null],
    ['pending', minutes(10) - 1, null],
    ['pending', minutes(10), { status: 'refused', refusal: 'NO_ANSWER' }],
    ['match', minutes(60), { status: 'updating', refusal: null }],
  ] as const)('whose bank says %s after %d ms becomes %j', (checked, waited, settled) =>
    expect(afterCheck(problemOf(checked, waited))).toEqual(settled),
  );

  test('is over when the billing system says so, and not before', () => {
    expect(afterBilling({ result: 'pending' })).toBeNull();
    expect(afterBilling({ result: 'done' })).toEqual({ status: 'done', refusal: null });
    expect(afterBilling({ result: 'refused', reason: 'CARD' })).toEqual({
      status: 'refused',
      refusal: 'CARD',
    });
  });

  test.each([
    ['checking', false],
    ['updating', false],
    ['done', true],
    ['refused', true],
  ] as const)('that is %s is over: %j', (status, over) => expect(isOver(status)).toBe(over));

  test.each([
    ['never sent', null, false, 0, true],
    ['known', 0, true, 60_000, false],
    ['unknown, and perhaps on its way', 5_000, false, 14_999, false],
    ['unknown, and lost', 5_000, false, 15_000, true],
  ] as const)('that is %s may begin: %#', (_, sentAt, isKnown, now, may) =>
    expect(mayBegin(sentAt, isKnown, now)).toBe(may),
  );
});
