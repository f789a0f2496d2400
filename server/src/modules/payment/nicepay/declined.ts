import type { PayMethod } from '@portal/contract';
import type { Decline } from '../declines.ts';

/**
 * What a result code of the provider means to the payer, from its book of codes (docs/domain.md). Codes that are not here,
 * such as faults of the merchant's settings, mean `other`.
 */
const documented: Partial<Record<Decline, string>> = {
  number: '3011 F112',
  expired: '3021',
  instalment: '3022 3023 3024 3031 3032 3033 3034 P037',
  amount: '3041 4101 4141 A041 A113 N001 P017',
  card: '3053 3055 3056 3057 3091 A241 F118 P021',
  issuer: '3095',
  account: '4001',
  bankDown: '2159 4002 4008',
  phone: 'A001 A111',
  late: 'A245 A299 A401 U303 U501 X002 X003 X004',
  repeated: '2156 2201 A127 A225 I003',
  password: 'C001 C002',
};

/** Codes of card companies, which the provider passes on for cards alone (unverified). */
const ofCards: Partial<Record<Decline, string>> = {
  number: '0414 7083 8037',
  expired: '7091 8314 8833',
  limit: '8326',
  password: '0455 0475 0973 7576 8310 8330',
  blocked: '0441 7004 7005 7452 8323 8324 8350',
  card: '0457 8418 8423 8521',
  issuer: '0002 7002 8373',
  bankDown: '0189 4873 8532',
};

const byCode = (table: Partial<Record<Decline, string>>) =>
  new Map(
    (Object.entries(table) as [Decline, string][]).flatMap(([why, codes]) =>
      codes.split(' ').map((code) => [code, why] as const),
    ),
  );
const all = byCode(documented);
const cards = byCode(ofCards);

/** Why a payment was declined, by the provider's result code. */
export const declineOf = (payMethod: PayMethod, code: string): Decline =>
  all.get(code) ?? (payMethod === '1' ? cards.get(code) : undefined) ?? 'other';

/** Codes for a number that the provider has seen before. */
const KNOWN = ['2156', '2201', 'A225'];
export const isKnownBefore = (code: string): boolean => KNOWN.includes(code);

/**
 * Codes that leave open whether the provider approved: its own lines failed, or another request with the same number came
 * first. An approval that is answered with one of them is taken back.
 */
const OPEN = [...KNOWN, 'A299', 'A401', 'U303', 'U501', 'X003', 'X004'];
export const mayBeCharged = (code: string): boolean => OPEN.includes(code);
