import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, BoardHtml, ButtonLink } from '@portal/ui';
import { Attachments } from './Attachments.tsx';
import { Neighbours } from './Neighbours.tsx';
import { Pinned } from './Pinned.tsx';
import type { load } from './load-notice.ts';

const Article = styled.article`
  max-width: 800px;
`;
const Head = styled.div`
  margin-bottom: 32px;
  padding-bottom: 24px;
  border-bottom: var(--line-width) solid var(--line);
  h1 {
    font-size: var(--h2);
  }
  p {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-top: 12px;
    color: var(--text-second);
    font-variant-numeric: tabular-nums;
  }
`;
const Foot = styled.div`
  margin-top: 56px;
  > a {
    margin-top: 24px;
  }
`;

export default function NoticePage({ data: notice }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const { subject, html, pinned, publishedOn, files, previous, next } = notice;
  return (
    <Article>
      <BackLink href={paths.notices()} label="공지사항 목록" />
      <Head>
        <h1>{subject}</h1>
        <p>
          {pinned && <Pinned />}
          <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
        </p>
      </Head>
      <BoardHtml html={html} hrefFor={hrefFor} heading="h2" />
      <Attachments files={files} />
      <Foot>
        <Neighbours previous={previous} next={next} />
        <ButtonLink href={paths.notices()}>목록으로</ButtonLink>
      </Foot>
    </Article>
  );
}
