import styled from '@emotion/styled';
import type { Photo } from '@portal/contract';
import { Grid, VisuallyHidden } from '@portal/ui';

const List = styled(Grid)`
  img {
    width: 100%;
    height: auto;
    max-height: 320px;
    border-radius: var(--radius);
    background: var(--sunken);
    object-fit: contain;
  }
`;

/** Photos that the member sent, each a link to its full size. The server gives them to their owner only. */
export function Photos({ label, photos }: { label: string; photos: readonly Photo[] }) {
  if (photos.length === 0) return null;
  return (
    <List as="ul" min={220} gap={12} top={16} aria-label={label}>
      {photos.map(({ photoId, url, width, height }, i) => (
        <li key={photoId}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} width={width} height={height} alt={`${label} ${i + 1}`} loading="lazy" />
            <VisuallyHidden>새 창에서 크게 보기</VisuallyHidden>
          </a>
        </li>
      ))}
    </List>
  );
}
