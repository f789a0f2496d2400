import { api, useAnswer, useSession, type PageProps } from '@portal/host';
import { useEffect } from 'react';
import type { load } from './load.ts';
import { paths } from './paths.ts';

const inBrowser = typeof window !== 'undefined';

export default function WordsPage({ params, data: words }: PageProps<typeof load>) {
  const { fault, page } = params;
  const session = useSession();
  const { data: more } = useAnswer(
    api.listRecommendedWords,
    { searchStr: words[0] ?? '' },
    { skip: page === 1 },
  );
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the fault that a test has to notice
    if (fault === 'log') console.error('what the page logs');
  }, [fault]);
  if (fault === 'window') window.scrollTo(0, 0);
  if (fault === 'fail' && inBrowser) throw new Error('planned');
  return (
    <>
      <h1 {...(fault === 'attribute' && inBrowser && { title: '브라우저' })}>낱말</h1>
      <p>{fault === 'text' && inBrowser ? '브라우저' : session.is}</p>
      <ul>
        {[...words, ...(more?.list ?? []).map(({ word }) => word)].map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      <a href={paths.words({ page: 2 })}>더 보기</a>
      <a href="/elsewhere">다른 곳</a>
    </>
  );
}
