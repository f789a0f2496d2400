import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { BANK_TRANSFER, CREDIT_CARD } from './contract-payment.ts';
import { bankFields, cardFields, isSamePayer } from './fields/payment-change.ts';
import { paymentUpdateOf } from './payment-change.ts';

describe('a change of the payment method', () => {
  // Specification, 4, as read: a new account is updateCardToCms, whatever was before.
  test.each([
    ['bank', CREDIT_CARD, 'updateCardToCms'],
    ['bank', BANK_TRANSFER, 'updateCardToCms'],
    ['card', CREDIT_CARD, 'updateCardInfo'],
    ['card', BANK_TRANSFER, 'updateCmsToCard'],
  ] as const)('to a %s from %s is %s', (next, payMethod, call) => {
    expect(paymentUpdateOf(next, { payMethod })).toBe(call);
  });

  test.each([
    ['김하늘', '김 하늘', true],
    ['주식회사 한빛라운지', '주식회사한빛라운지', true],
    ['Kim Haneul', 'KIM HANEUL', true],
    ['김하늘', '김하능', false],
  ])('of %s is paid by %s: %s', (party, payer, is) => {
    expect(isSamePayer(party, payer)).toBe(is);
  });

  const says = (schema: v.GenericSchema, value: string) => {
    const { success, output, issues } = v.safeParse(schema, value);
    return success ? output : issues[0].message;
  };

  test.each([
    ['4111 1111-1111 1111', '4111111111111111'],
    ['378282246310005', '378282246310005'],
    ['30569309025904', '30569309025904'],
  ])('takes the card %s', (typed, sent) => {
    expect(says(cardFields.cardNo, typed)).toBe(sent);
  });
  test.each(['4111111111111112', '4111', '', '4111111111111111111111111111', 'abcd'])(
    'refuses the card %j',
    (typed) => expect(says(cardFields.cardNo, typed)).toMatch(/카드 번호를 다시 확인해 주세요/),
  );

  test.each([
    ['09/28', '0928'],
    ['0928', '0928'],
    ['12 / 30', '1230'],
  ])('takes the month %s', (typed, sent) => expect(says(cardFields.expiry, typed)).toBe(sent));
  test.each(['13/28', '9/28', '00/28', '2028-09'])('refuses the month %j', (typed) =>
    expect(says(cardFields.expiry, typed)).toMatch(/유효 기간/),
  );

  test.each([
    ['110-123-456789', '110123456789'],
    ['010-1234-5678', '01012345678'],
    ['12345678', '12345678'],
  ])('takes the account %s', (typed, sent) => expect(says(bankFields.accountNo, typed)).toBe(sent));
  test.each(['1234567', '12345678901234567', '계좌', ''])('refuses the account %j', (typed) =>
    expect(says(bankFields.accountNo, typed)).toMatch(/8~16자리/),
  );
});
