import styled from '@emotion/styled';
import { formatInstant } from '@portal/format';
import { Cluster, CopyButton } from '@portal/ui';
import { Literal } from '../../look/Literal.ts';
import { Quiet } from '../../look/Panel.tsx';
import { channelWords } from '../../words.ts';
import type { Minted } from './MintForm.tsx';

const List = styled.ol`
  list-style: none;
  li {
    display: grid;
    gap: 8px;
    padding: 12px 0;
    border-top: var(--line-width) solid var(--line);
  }
`;

/** The links made since the page was opened, newest first. They are stored nowhere else. */
export function MintedList({ minted }: { minted: readonly Minted[] }) {
  return (
    <List>
      {minted.map(({ link, until, what, channel }) => (
        <li key={link}>
          <p>
            <b>{what}</b> · {channelWords[channel]}
          </p>
          <Literal>{link}</Literal>
          <Cluster>
            <CopyButton text={link} label={`${what} 링크 복사`} copied="복사했습니다." />
            <a href={link} target="_blank" rel="noreferrer">
              이 브라우저에서 열기
            </a>
          </Cluster>
          <Quiet>{formatInstant(until)}에 끝납니다.</Quiet>
        </li>
      ))}
    </List>
  );
}
