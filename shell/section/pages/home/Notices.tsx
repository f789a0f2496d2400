import styled from '@emotion/styled';
import type { NoticeSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { unbroken } from '@portal/ui';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  li {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    min-height: 84px;
    padding: 14px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  a {
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
  }
  time {
    color: var(--text-third);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
  }
`;

/** The newest notices; a title is a link where this release can show its notice. */
export function Notices({ notices }: { notices: NoticeSummary[] }) {
  const { hrefFor } = useHost();
  return (
    <List>
      {notices.map(({ bbsIdx, subject, publishedOn }) => {
        const href = hrefFor(paths.notice({ bbsIdx }));
        return (
          <li key={bbsIdx}>
            {href ? <a href={href}>{unbroken(subject)}</a> : <span>{unbroken(subject)}</span>}
            <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
          </li>
        );
      })}
    </List>
  );
}
