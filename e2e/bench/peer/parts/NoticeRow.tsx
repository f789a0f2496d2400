import Link from 'next/link';
import type { NoticeSummary } from './api.ts';

export function NoticeRow({ notice }: { notice: NoticeSummary }) {
  const { bbsIdx, subject, publishedOn } = notice;
  return (
    <li>
      <Link href={`/customer/notice/${bbsIdx}`}>{subject}</Link>
      <time dateTime={publishedOn}>{publishedOn.replaceAll('-', '.')}</time>
    </li>
  );
}
