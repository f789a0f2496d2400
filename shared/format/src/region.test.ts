import { expect, test } from '@jest/globals';
import { isAnotherRegion, isSmallIslandOfJeju, regionOf, unservedAddress } from './region.ts';

test.each([
  ['서울 중구 나리대로 110', '11'],
  ['서울특별시 중구', '11'],
  ['부산광역시 해운대구', '26'],
  ['대구 북구', '27'],
  ['인천 옹진군', '28'],
  ['광주광역시 서구', '29'],
  ['대전 서구', '30'],
  ['울산 남구', '31'],
  ['세종특별자치시 한누로 2130', '36'],
  ['경기 광주시 행정로 50', '41'],
  ['경기도 성남시', '41'],
  ['강원특별자치도 춘천시', '42'],
  ['강원도 춘천시', '42'],
  ['충북 청주시', '43'],
  ['충청남도 천안시', '44'],
  ['전북특별자치도 전주시', '45'],
  ['전라남도 목포시', '46'],
  ['전남광주통합특별시 서구 내방로 111', '29'],
  ['전남광주통합특별시 무안군 오룡로 1', '46'],
  ['경상북도 포항시', '47'],
  ['경남 창원시', '48'],
  ['제주특별자치도 제주시', '50'],
  [' 서울'.normalize('NFD'), '11'],
  ['광주시 북구', '29'],
  ['서울숲로 1', null],
  ['어딘가 광주광역시', null],
  ['', null],
])('the region of “%s” is %s', (address, code) => {
  expect(regionOf(address)).toBe(code);
});

test.each([
  ['제주특별자치도 제주시 우도면 연평리 1', true],
  ['제주 제주시 추자면 대서리', true],
  ['제주 서귀포시 대정읍 가파로 1', true],
  ['제주 서귀포시 대정읍 마라리 1', true],
  ['제주 제주시 한림읍 비양도길 1', true],
  ['제주 제주시 첨단로 242', false],
  ['서울 중구 우도면옥길 1', false],
])('%s is on a small island of Jeju: %s', (address, is) => {
  expect(isSmallIslandOfJeju(address)).toBe(is);
});

test.each([
  ['경기 광주시 행정로 50', '경기도 성남시 중원구 둔촌대로 1', false],
  ['서울 중구 나리대로 110', '서울특별시 중구 나리대로 112', false],
  ['경기 광주시 행정로 50', '광주 북구 우치로 77', true],
])('%s to %s changes the region: %s', (from, to, is) => {
  expect(isAnotherRegion(from, to)).toBe(is);
});

test.each([
  ['제주 제주시 첨단로 242', null],
  ['제주 제주시 우도면 연평리 1', /^제주는 본섬만/],
  ['행정로 50', /^지역을 알 수 없는/],
])('says why nobody is sent to %s', (address, said) => {
  if (said === null) expect(unservedAddress(address)).toBeNull();
  else expect(unservedAddress(address)).toMatch(said);
});
