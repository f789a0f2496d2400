import { expect, test } from '@jest/globals';
import { nearestPosts } from './nearest.ts';
import { toPost } from './posts.ts';

const post = (bbs_idx: string, subject: string) =>
  toPost({
    classification: 'faq',
    bbs_idx,
    product: 'l',
    subject,
    body: '',
    published_on: '2026-01-01',
    search_text: subject,
    squeezed: subject,
    initials: '',
    lemmas: '',
  });
const posts = [
  post('1', '매트리스 가운데가 꺼진 것 같습니다'),
  post('2', '영수증은 어디에서 받나요?'),
  post('3', '매트리스를 뒤집어 써도 되나요?'),
];

test.each([
  ['메트리쓰', ['3', '1']],
  ['영수즁', ['2']],
  ['zzzz', []],
  ['', []],
])('the posts whose titles look most like "%s" are %j', (searchStr, expected) => {
  expect(nearestPosts(posts, searchStr).map(({ bbs_idx }) => bbs_idx)).toEqual(expected);
});
