import styled from '@emotion/styled';
import { media } from '@portal/ui';
import type { DownloadFile } from '@portal/contract';
import { DownloadLink } from '../../download-file/DownloadLink.tsx';

const Box = styled.section`
  margin-top: 40px;
  padding: 24px 28px;
  border-radius: var(--radius-card);
  background: var(--sunken);
  h2 {
    font-size: 1rem;
  }
  ul {
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    margin-top: 12px;
  }
  ${media.mobileLarge} {
    padding: 20px;
  }
`;

/** Files attached to a notice; renders nothing without any. */
export function Attachments({ files }: { files: DownloadFile[] }) {
  if (files.length === 0) return null;
  return (
    <Box>
      <h2>첨부 파일</h2>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            <span>{file.name}</span>
            <DownloadLink file={file} />
          </li>
        ))}
      </ul>
    </Box>
  );
}
