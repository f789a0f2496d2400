import styled from '@emotion/styled';
import type { DownloadFile } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, BoardHtml, ButtonLink, Cluster, Stack, Text, Card, unbroken } from '@portal/ui';
import { Neighbours } from './Neighbours.tsx';
import { Pinned } from './Pinned.tsx';
import type { load } from './load-notice.ts';
import { DownloadLink } from '../../download-file/DownloadLink.tsx';

/** Files attached to a notice; renders nothing without any. */
function Attachments({ files }: { files: DownloadFile[] }) {
  if (files.length === 0) return null;
  return (
    <Card tone="quiet" top={48}>
      <Text as="h2" size="body">
        첨부 파일
      </Text>
      <Stack as="ul" gap={12} top={12}>
        {files.map((file) => (
          <Cluster as="li" justify="space-between" gap={[8, 24]} key={file.url}>
            <span>{file.name}</span>
            <DownloadLink file={file} />
          </Cluster>
        ))}
      </Stack>
    </Card>
  );
}

const Head = styled.div`
  margin-bottom: 32px;
  padding-bottom: 24px;
  border-bottom: var(--line-width) solid var(--line);
`;

export default function NoticePage({ data: notice }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const { subject, html, pinned, publishedOn, files, previous, next } = notice;
  return (
    <Stack as="article" gap={0} max={800}>
      <BackLink href={paths.notices()} label="공지사항 목록" />
      <Head>
        <Text as="h1" size="h2">
          {unbroken(subject)}
        </Text>
        <Text as="div" tone="text-second" top={12}>
          <Cluster gap={12}>
            {pinned && <Pinned />}
            <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
          </Cluster>
        </Text>
      </Head>
      <BoardHtml html={html} hrefFor={hrefFor} heading="h2" />
      <Attachments files={files} />
      <Stack gap={24} top={48}>
        <Neighbours previous={previous} next={next} />
        <Cluster>
          <ButtonLink href={paths.notices()}>목록으로</ButtonLink>
        </Cluster>
      </Stack>
    </Stack>
  );
}
