import { expect, test } from '@jest/globals';
import { homeTasks } from './tasks.ts';

const labels = (owned: (path: string) => boolean) =>
  homeTasks('1577-0000', (path) => (owned(path) ? path : null)).map(({ label }) => label);

test('what a release does not have is asked for by phone', () => {
  expect(labels((path) => path.startsWith('/guide/'))).toEqual([
    '자주 묻는 질문',
    '동영상 가이드',
    '사용 설명서',
    '전화로 접수하기',
  ]);
  expect(labels(() => false)).toEqual(['전화로 접수하기']);
});

test('the most frequent stand there where all are in the release', () => {
  expect(labels(() => true)).toEqual(['수리 신청', '배송 조회', '정품 등록', '자주 묻는 질문']);
});
