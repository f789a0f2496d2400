import { expect, test } from '@jest/globals';
import { lemmaReader, partsOf, searchColumns, searchTerms } from './search.ts';

const text = (value: string, ...also: string[]) => ({ kind: 'text', value, also });
const initials = (value: string) => ({ kind: 'initials', value, also: [] });

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
  ['소리가', [text('소리가', '소리')]],
  ['높이', [text('높이')]],
])('splits "%s" into its terms', (searchStr, terms) => {
  expect(searchTerms(searchStr)).toEqual(terms);
});

const known = new Map([
  ['필터', []],
  ['교체', ['바꾸', '바꿔']],
  ['정수기', []],
]);
test.each([
  ['필터교체', ['필터', '교체']],
  ['정수기필터교체', ['정수기', '필터', '교체']],
  ['필터교체를', ['필터', '교체']],
  ['필터값', null],
  ['소리가', null],
  ['높이', null],
])('“%s” consists of the known words %j', (word, parts) => {
  expect(partsOf(word, known)).toEqual(parts);
});

test('normalises a post for searching', () => {
  const columns = searchColumns('A/S 신청, 2회'.normalize('NFD'), 'Wi-Fi 설정');
  expect(columns).toEqual({
    search_text: 'a/s 신청, 2회\nwi-fi 설정',
    squeezed: 'as신청2회\nwifi설정',
    initials: 'ㅅㅊㅎ',
    said: expect.any(String),
  });
  expect(lemmaReader()([columns])).toEqual([
    expect.objectContaining({ lemmas: ' a s 신청 2 \n wi fi 설정 ' }),
  ]);
});
