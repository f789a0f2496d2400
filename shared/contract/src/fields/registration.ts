import * as v from 'valibot';
import { lineInput } from '../free-text.ts';
import { dayInput } from '../list.ts';
import { agreed } from '../submission.ts';
import { photosInput } from './photo.ts';

/** Where products are bought. */
export const purchasePlaces = {
  market: '온라인 마켓',
  homeShopping: '홈쇼핑',
  store: '매장',
  other: '그 밖',
} as const;
export type PurchasePlace = keyof typeof purchasePlaces;

/** As it is read off the label: any case, with spaces or hyphens; kept as `C` and ten digits. */
export const serialInput = v.pipe(
  v.string(),
  v.maxLength(40, '시리얼 번호는 영문 C와 숫자 10자리입니다. 라벨을 다시 확인해 주세요.'),
  v.transform((text) =>
    text
      .normalize('NFKC')
      .replace(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  ),
  v.check((text) => text !== '', '빠진 항목입니다. 입력해 주세요.'),
  v.check((text) => text.startsWith('C'), '시리얼 번호는 영문 C로 시작합니다.'),
  v.regex(
    /^C\d\d(?:0[1-9]|1[0-2])\d{6}$/,
    '시리얼 번호는 영문 C와 숫자 10자리입니다. 라벨을 다시 확인해 주세요.',
  ),
);

/** The fields of a registration; each step of the form validates its own part of them. */
export const registrationFields = {
  /** One of getGoodsList. */
  goodsCd: v.pipe(v.string(), v.regex(/^H[A-Z]-\d{2,3}$/, '모델을 골라 주세요.')),
  serialNo: serialInput,
  boughtAt: v.picklist(
    Object.keys(purchasePlaces) as PurchasePlace[],
    '구매하신 곳을 골라 주세요.',
  ),
  /** The shop's name. */
  shop: lineInput(2, 50),
  boughtOn: dayInput,
  /** The purchase history or the review, captured; and the label. */
  photos: v.pipe(
    v.unwrap(photosInput.photos),
    v.check(({ length }) => length > 0, '구매를 확인할 사진을 1장 이상 올려 주세요.'),
  ),
  consentPrivacy: agreed,
};
