import styled from '@emotion/styled';
import { downloadTypeNames, productNames, type ReferenceSummary } from '@portal/contract';
import { formatDay } from '@portal/format';
import { DownloadLink } from '../../download-file/DownloadLink.tsx';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 6px;
  padding: 28px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  h2 {
    font-size: var(--h4);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    color: var(--text-second);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
  }
  p:first-of-type {
    color: var(--primary);
    font-weight: 600;
  }
  > div {
    display: grid;
    gap: 8px;
    width: 100%;
    margin-top: auto;
    padding-top: 16px;
  }
`;

const typeNames: Record<string, string> = downloadTypeNames;

/** A download post: its description and its files. */
export function DownloadCard({ post }: { post: ReferenceSummary }) {
  const { product, type, subject, model, excerpt, publishedOn, files } = post;
  const kind = [typeNames[type], product === 'c' ? '모든 제품' : productNames[product]];
  return (
    <Card>
      <p>{kind.filter(Boolean).join(' · ')}</p>
      <h2>{subject}</h2>
      <p>
        {model && <span>{model}</span>}
        <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      </p>
      <p>{excerpt}</p>
      <div>
        {files.map((file) => (
          <DownloadLink key={file.url} file={file} />
        ))}
      </div>
    </Card>
  );
}
