import * as v from 'valibot';
import { lineInput } from '../free-text.ts';
import { dayInput } from '../list.ts';
import { agreed } from '../submission.ts';
import { photosInput } from './photo.ts';

/** The kinds of shop that the form offers. */
export const purchasePlaces = {
  market: '온라인 마켓',
  homeShopping: '홈쇼핑',
  store: '매장',
  other: '그 밖',
} as const;
export type PurchasePlace = keyof typeof purchasePlaces;

/** Where a product was bought: the kind of shop and its name, or the kind alone where it stands for the name. */
export const purchaseText = (bought: {
  boughtAt: keyof typeof purchasePlaces;
  shop: string;
}): string => [...new Set([purchasePlaces[bought.boughtAt], bought.shop])].join(' · ');

/**
 * The serial number as a customer types it: upper or lower case, with or without spaces and hyphens. Parsed to `C` and ten
 * digits.
 */
export const serialInput = v.pipe(
  v.string(),
  v.maxLength(40, '시리얼 번호는 영문 C와 숫자 10자리입니다. 라벨을 다시 확인해 주세요.'),
  v.transform((text) =>
    text
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  ),
  v.check((text) => text !== '', '시리얼 번호를 입력해 주세요.'),
  v.check((text) => text.startsWith('C'), '시리얼 번호는 영문 C로 시작합니다.'),
  v.regex(
    /^C\d\d(?:0[1-9]|1[0-2])\d{6}$/,
    '시리얼 번호는 영문 C와 숫자 10자리입니다. 라벨을 다시 확인해 주세요.',
  ),
);

/**
 * Why a product cannot have been bought on a day, in words for customers: it was made later. Its serial number says the
 * month of making (`C`, two digits each of the year and the month). Null where it can.
 * @param serialNo as it was parsed, or as it is being typed
 */
export function boughtTooEarly(serialNo: string, boughtOn: string): string | null {
  const parsed = v.safeParse(serialInput, serialNo);
  if (!parsed.success || boughtOn === '') return null;
  const [year, month] = [`20${parsed.output.slice(1, 3)}`, parsed.output.slice(3, 5)];
  return boughtOn < `${year}-${month}-01`
    ? `제품을 만든 ${year}년 ${Number(month)}월보다 앞선 날입니다. 구매하신 날과 시리얼 번호를 확인해 주세요.`
    : null;
}

/** The fields of a registration that a refusal can be about. */
export const refusableFields = [
  'goodsCd',
  'serialNo',
  'boughtAt',
  'shop',
  'boughtOn',
  'photos',
] as const;
export type RefusableField = (typeof refusableFields)[number];

/** The fields of a registration; each step of the form validates its own part of them. */
export const registrationFields = {
  /** A model of getGoodsList. */
  goodsCd: v.pipe(v.string(), v.regex(/^H[A-Z]-\d{2,3}$/, '모델을 골라 주세요.')),
  serialNo: serialInput,
  boughtAt: v.picklist(
    Object.keys(purchasePlaces) as PurchasePlace[],
    '구매하신 곳을 골라 주세요.',
  ),
  shop: lineInput(2, 50, '구매하신 곳을 입력해 주세요.'),
  boughtOn: dayInput,
  /** Photos or screenshots: the purchase history or the customer's review, and the label. */
  photos: v.pipe(
    v.unwrap(photosInput.photos),
    v.check(({ length }) => length > 0, '구매를 확인할 사진을 1장 이상 올려 주세요.'),
  ),
  consentPrivacy: agreed,
};
