import { describe, expect, test } from '@jest/globals';
import { addressOf, draftErrors } from './rules.ts';

const chosen = {
  zonecode: '63000',
  roadAddress: '',
  jibunAddress: '제주특별자치도 제주시 이도이동 1',
  autoRoadAddress: '제주특별자치도 제주시 중앙로 1',
  autoJibunAddress: '',
  userSelectedType: 'J' as const,
  bname: '이도이동',
  buildingName: '',
  apartment: 'N',
  sido: '제주특별자치도',
  sigungu: '제주시',
  sigunguCode: '50110',
  bcode: '5011010200',
};

test('a lot-number address takes the road that the search guesses', () => {
  expect(addressOf(chosen)).toEqual({
    zonecode: '63000',
    roadAddress: '제주특별자치도 제주시 중앙로 1',
    jibunAddress: '제주특별자치도 제주시 이도이동 1',
    buildingName: '',
  });
});

describe('a draft by hand', () => {
  test.each([
    ['06236', '서울 강남구 테헤란로 152', []],
    [' 06236 ', '서울 강남구 테헤란로 152', []],
    ['', '서울 강남구 테헤란로 152', ['zonecode']],
    ['123-456', '서울 강남구 테헤란로 152', ['zonecode']],
    ['０６２３６', '서울 강남구 테헤란로 152', ['zonecode']],
    ['06236', ' 서울 ', ['address']],
    ['', '', ['zonecode', 'address']],
    ['06236', '서울 강남구 900101-1234567', ['address']],
  ])('of %s and %s is wrong at %j', (zonecode, address, wrong) => {
    expect(Object.keys(draftErrors({ zonecode, address, detail: '' }))).toEqual(wrong);
  });
});
