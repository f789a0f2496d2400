import { api, useAnswer, useHost, type OfferedPage } from '@portal/host';
import { paths } from '@portal/paths';
import { useEffect, useState } from 'react';
import { hitLabel, hitPath } from './hits.ts';
import { pageHits } from './page-hits.ts';

export const groupNames = { pages: '바로 가기', posts: '질문과 자료', words: '검색어' } as const;

/** Something to go to instead of searching for what was typed. */
export interface Suggestion {
  key: string;
  group: keyof typeof groupNames;
  label: string;
  /** What it is; empty for a word. */
  text: string;
  href: string;
}

const PAUSE_MS = 120;
const MOST_PAGES = 2;
const MOST_WORDS = 3;

function usePages(): readonly OfferedPage[] {
  const { pages } = useHost();
  const [offered, setOffered] = useState<readonly OfferedPage[]>([]);
  useEffect(() => void pages().then(setOffered), [pages]);
  return offered;
}

/**
 * Suggestions for a text, fetched when the customer pauses: the call aborts the one before, and counts nothing. The old ones
 * stay until the new ones arrive.
 */
export function useSuggestions(text: string): Suggestion[] {
  const { hrefFor } = useHost();
  const offered = usePages();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useAnswer(
    api.listRecommendedWords,
    { searchStr: asked },
    { skip: asked === '' },
  );
  const [kept, setKept] = useState<{ asked: string; data: typeof data }>({ asked: '', data });
  if (asked !== kept.asked && (data || asked === '')) setKept({ asked, data });
  if (text === '' || asked === '' || !kept.data) return [];
  const { list, hits = [], words = [] } = kept.data;
  const pages = pageHits(offered, kept.asked, words).filter(({ href }) => hrefFor(href) !== null);
  return [
    ...pages.slice(0, MOST_PAGES).map((page) => ({ ...page, group: 'pages' as const })),
    ...hits.flatMap((hit) => {
      const href = hrefFor(hitPath(hit));
      if (href === null) return [];
      return [{ group: 'posts' as const, label: hit.subject, text: hitLabel(hit), href }];
    }),
    ...list
      .filter(({ word }) => word !== kept.asked)
      .slice(0, MOST_WORDS)
      .map(({ word }) => {
        const href = paths.search({ searchStr: word });
        return { group: 'words' as const, label: word, text: '', href };
      }),
  ].map((suggestion) => ({ ...suggestion, key: `${suggestion.group} ${suggestion.href}` }));
}
