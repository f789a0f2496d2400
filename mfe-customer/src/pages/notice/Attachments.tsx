import { Card, Cluster, Stack, Text } from '@portal/ui';
import type { DownloadFile } from '@portal/contract';
import { DownloadLink } from '../../download-file/DownloadLink.tsx';

/** Files attached to a notice; renders nothing without any. */
export function Attachments({ files }: { files: DownloadFile[] }) {
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
