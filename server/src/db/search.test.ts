import { expect, test } from '@jest/globals';
import { searchColumns, searchTerms } from './search.ts';

const text = (value: string) => ({ kind: 'text', value });
const initials = (value: string) => ({ kind: 'initials', value });

test.each([
  ['', []],
  [' \t\u3000 ', []],
  ['  안마의자   소리 ', [text('안마의자'), text('소리')]],
  ['Wi-Fi', [text('wi-fi')]],
  ['리모컨'.normalize('NFD'), [text('리모컨')]],
  ['ㄹㅁㅋ', [initials('ㄹㅁㅋ')]],
  ['ㄻㅋ', [initials('ㄹㅁㅋ')]],
  ['ㄳ', [initials('ㄱㅅ')]],
  ['ㄲㅈ', [initials('ㄲㅈ')]],
  ['ㄱ', [text('ㄱ')]],
  ['ㄱ나', [text('ㄱ나')]],
  ['ㅏㅏ', [text('ㅏㅏ')]],
  ['ㅇㅁㅇㅈ 소리', [initials('ㅇㅁㅇㅈ'), text('소리')]],
])('splits "%s" into its terms', (searchStr, terms) => {
  expect(searchTerms(searchStr)).toEqual(terms);
});

test('normalises a post for searching', () => {
  expect(searchColumns('A/S 신청, 2회'.normalize('NFD'), 'Wi-Fi 설정')).toEqual({
    search_text: 'a/s 신청, 2회\nwi-fi 설정',
    initials: 'ㅅㅊㅎ',
  });
});
