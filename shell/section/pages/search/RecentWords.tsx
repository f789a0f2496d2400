import styled from '@emotion/styled';
import { paths } from '@portal/paths';
import { Cluster, Icon, icons, Stack, TapLink, Text } from '@portal/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { localStore } from '@portal/browser';
import { readRecent, RECENT_WORDS, withWord } from './recent-words.ts';

const Box = styled(Stack)`
  li {
    display: inline-flex;
    max-width: 100%;
    padding-left: 18px;
    border: var(--line-width) solid var(--border);
    border-radius: 999px;
    background: var(--surface);
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
    <Box as="section" gap={8} top={48} data-browser>
      <Cluster justify="space-between">
        <Text as="h2" size="h4" ref={heading} tabIndex={-1}>
          최근 검색어
        </Text>
        <Quiet type="button" onClick={() => keep([])}>
          모두 지우기
        </Quiet>
      </Cluster>
      <Cluster as="ul">
        {words.map((word) => (
          <li key={word}>
            <TapLink tone="text" href={paths.search({ searchStr: word })}>
              {word}
            </TapLink>
            <Quiet type="button" aria-label={`‘${word}’ 지우기`} onClick={() => forget(word)}>
              <Icon shape={icons.close} size={16} />
            </Quiet>
          </li>
        ))}
      </Cluster>
    </Box>
  );
}
