import styled from '@emotion/styled';
import type { DownloadFile } from '@portal/contract';
import { formatBytes } from '@portal/format';
import { ButtonLink, Icon, VisuallyHidden } from '@portal/ui';
import { fileType } from './file-type.ts';

const Facts = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** Saves a file under its name. A plain link: the browser goes on where a download broke off. */
export function DownloadLink({ file }: { file: DownloadFile }) {
  return (
    <ButtonLink href={`${file.url}?download=1`} download={file.name}>
      <Icon name="download" size={20} />
      <VisuallyHidden>{file.name}</VisuallyHidden>
      내려받기
      <Facts>
        {fileType(file)}, {formatBytes(file.bytes)}
      </Facts>
    </ButtonLink>
  );
}
