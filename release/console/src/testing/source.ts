import type { VersionState } from '../desk/answers.ts';

const commit = '0123456789abcdef';

/** Where a version comes from that was built with two files that are not in its commit. */
export const changedSource: Pick<VersionState, 'commit' | 'source'> = {
  commit,
  source: {
    author: '김민지',
    subject: '사진의 순서를 지킵니다',
    changedFiles: 2,
    link: `https://git.example.com/portal/commit/${commit}`,
  },
};
