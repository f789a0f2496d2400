import type { Metadata } from 'next';
import Link from 'next/link';
import { notice, noticeList } from '../../../../parts/api.ts';
import { Page } from '../../../../parts/Page.tsx';

interface Props {
  params: Promise<{ bbsIdx: string }>;
}

export async function generateStaticParams() {
  const { noticeNormalList } = await noticeList();
  return noticeNormalList.map(({ bbsIdx }) => ({ bbsIdx }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await notice((await params).bbsIdx)).subject };
}

export default async function NoticePage({ params }: Props) {
  const { subject, html, publishedOn, previous, next } = await notice((await params).bbsIdx);
  return (
    <Page>
      <article>
        <Link href="/customer/notice">공지사항 목록</Link>
        <h1>{subject}</h1>
        <time dateTime={publishedOn}>{publishedOn.replaceAll('-', '.')}</time>
        {/* The API sanitises it. */}
        <div className="answer" dangerouslySetInnerHTML={{ __html: html }} />
        <nav aria-label="다른 공지">
          {[next, previous].map(
            (to) =>
              to && (
                <Link key={to.bbsIdx} href={`/customer/notice/${to.bbsIdx}`}>
                  {to.subject}
                </Link>
              ),
          )}
        </nav>
      </article>
    </Page>
  );
}
