import styled from '@emotion/styled';
import type { NoticeSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { paths } from '@portal/paths';
import { media } from '@portal/ui';
import { Pinned } from './Pinned.tsx';

const Link = styled.a`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 4px 32px;
  min-height: 76px;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text);
  text-decoration: none;
  h2 {
    display: flex;
    align-items: baseline;
    gap: 12px;
    font-size: 1.06rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  &:hover h2 {
    color: var(--primary);
  }
  time {
    color: var(--text-third);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
  }
`;

/** A notice in the list. */
export function NoticeRow({ notice, pinned }: { notice: NoticeSummary; pinned: boolean }) {
  const { bbsIdx, subject, publishedOn } = notice;
  return (
    <li>
      <Link href={paths.notice({ bbsIdx })}>
        <h2>
          {pinned && <Pinned />}
          {subject}
        </h2>
        <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      </Link>
    </li>
  );
}
