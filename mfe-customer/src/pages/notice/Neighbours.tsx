import styled from '@emotion/styled';
import { media, unbroken } from '@portal/ui';
import type { Notice } from '@portal/contract';
import { paths } from '@portal/paths';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  a {
    display: grid;
    grid-template-columns: 5.5em 1fr;
    align-items: center;
    gap: 4px 16px;
    min-height: 64px;
    padding: 12px 4px;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
  }
  a > span:first-of-type {
    color: var(--text-third);
    font-size: var(--small);
  }
  ${media.mobileLarge} {
    a {
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
    }
  }
`;

export function Neighbours({ previous, next }: Pick<Notice, 'previous' | 'next'>) {
  const rows = [
    { label: '다음 공지', rel: 'next', to: next },
    { label: '이전 공지', rel: 'prev', to: previous },
  ];
  return (
    <nav aria-label="다른 공지">
      <List>
        {rows.map(
          ({ label, rel, to }) =>
            to && (
              <li key={rel}>
                <a href={paths.notice({ bbsIdx: to.bbsIdx })} rel={rel}>
                  <span>{label}</span>
                  {unbroken(to.subject)}
                </a>
              </li>
            ),
        )}
      </List>
    </nav>
  );
}
