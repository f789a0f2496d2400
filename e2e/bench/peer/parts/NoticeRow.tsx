import Link from 'next/link';
import type { NoticeSummary } from './api.ts';

const dayOf = (day: string) =>
  new Intl.DateTimeFormat('ko', { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

export function NoticeRow({ notice, pinned }: { notice: NoticeSummary; pinned?: boolean }) {
  const { bbsIdx, subject, publishedOn } = notice;
  return (
    <li>
      <Link href={`/customer/notice/${bbsIdx}`}>
        <h2>
          {pinned && <span>공지</span>}
          {subject}
        </h2>
        <time dateTime={publishedOn}>
          {publishedOn.replaceAll('-', '.')}({dayOf(publishedOn)})
        </time>
      </Link>
    </li>
  );
}
