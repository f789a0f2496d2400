import styled from '@emotion/styled';
import { paths } from '@portal/paths';
import { Icon, icons } from '@portal/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { localStore } from '@portal/browser';
import { readRecent, RECENT_WORDS, withWord } from './recent-words.ts';

const Box = styled.section`
  margin-top: 56px;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  li {
    display: inline-flex;
    max-width: 100%;
    border: var(--line-width) solid var(--border);
    border-radius: 999px;
    background: var(--surface);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 0 0 18px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 8px;
  h2 {
    font-size: var(--h4);
  }
`;
const Quiet = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  border-radius: 999px;
  background: none;
  color: var(--text-second);
  font-size: var(--small);
  cursor: pointer;
  &:hover {
    color: var(--text);
  }
`;

const listeners = new Set<() => void>();
const read = () => localStore.get(RECENT_WORDS);
const keep = (words: string[]) => {
  localStore.set(RECENT_WORDS, JSON.stringify(words));
  for (const changed of listeners) changed();
};
/** Follows changes made here and in other tabs, which may add words, or clear the storage at logout. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Words that this browser searched for. The server cannot render them, because only the browser knows them. */
export function RecentWords({ searched }: { searched: string }) {
  const kept = useSyncExternalStore(subscribe, read, () => null);
  const words = readRecent(kept);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void keep(withWord(readRecent(read()), searched)), [searched]);
  if (words.length === 0) return null;
  const forget = (word: string) => {
    keep(words.filter((other) => other !== word));
    // The focused button disappears with its word, so move the focus to the heading.
    heading.current?.focus();
  };
  return (
    <Box data-browser>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          최근 검색어
        </h2>
        <Quiet type="button" onClick={() => keep([])}>
          모두 지우기
        </Quiet>
      </Head>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <a href={paths.search({ searchStr: word })}>{word}</a>
            <Quiet type="button" aria-label={`‘${word}’ 지우기`} onClick={() => forget(word)}>
              <Icon shape={icons.close} size={16} />
            </Quiet>
          </li>
        ))}
      </ul>
    </Box>
  );
}
