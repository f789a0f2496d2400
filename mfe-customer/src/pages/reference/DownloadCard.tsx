import styled from '@emotion/styled';
import { downloadTypeNames, productNames, type ReferenceSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Card, Stack, Text, unbroken } from '@portal/ui';
import { DownloadLink } from '../../download-file/DownloadLink.tsx';

const Post = styled(Card)`
  display: flex;
  flex-direction: column;
  > :last-child {
    margin-top: auto;
    padding-top: 16px;
  }
`;

const typeNames: Record<string, string> = downloadTypeNames;

export function DownloadCard({ post }: { post: ReferenceSummary }) {
  const { product, type, subject, model, excerpt, publishedOn, files } = post;
  const kind = [typeNames[type], product === 'c' ? '모든 제품' : productNames[product]];
  return (
    <Post as="li">
      <Text size="small" tone="primary" bold>
        {kind.filter(Boolean).join(' · ')}
      </Text>
      <Text as="h2" size="h4" top={8} bottom={8}>
        {unbroken(subject)}
      </Text>
      <Text size="small" tone="text-second">
        {model && `${model} · `}
        <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      </Text>
      <Text size="small" tone="text-second">
        {excerpt}
      </Text>
      <Stack gap={8}>
        {files.map((file) => (
          <DownloadLink key={file.url} file={file} />
        ))}
      </Stack>
    </Post>
  );
}
