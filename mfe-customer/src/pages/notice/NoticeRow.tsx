import styled from '@emotion/styled';
import type { NoticeSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { paths } from '@portal/paths';
import { media, RowLink, unbroken } from '@portal/ui';
import { Pinned } from './Pinned.tsx';

const Link = styled(RowLink)`
  min-height: 76px;
  h2 {
    display: flex;
    align-items: baseline;
    gap: 12px;
    text-wrap: pretty;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
  }
`;

export function NoticeRow({ notice, pinned }: { notice: NoticeSummary; pinned: boolean }) {
  const { bbsIdx, subject, publishedOn } = notice;
  return (
    <li>
      <Link href={paths.notice({ bbsIdx })}>
        <h2>
          {pinned && <Pinned />}
          {unbroken(subject)}
        </h2>
        <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      </Link>
    </li>
  );
}
