import styled from '@emotion/styled';
import { VisuallyHidden } from '@portal/ui';
import type { ReactNode } from 'react';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
  img {
    display: block;
    width: 96px;
    height: 96px;
    border-radius: var(--radius);
    background: var(--sunken);
    object-fit: cover;
  }
`;

/** Photos among the facts of a submission, small; each is a link to its full size. Only their owner can load them. */
export const PhotosSent = ({ ids, label }: { ids: readonly string[]; label: string }) => (
  <List aria-label={label}>
    {ids.map((id, i) => (
      <li key={id}>
        <a href={`/api/file/photo/${id}`} target="_blank" rel="noreferrer">
          <img src={`/api/file/photo/${id}`} alt={`${label} ${i + 1}`} loading="lazy" />
          <VisuallyHidden>새 창에서 크게 보기</VisuallyHidden>
        </a>
      </li>
    ))}
  </List>
);

/** The photos of a submission as a fact; null for none. */
export const photosSent = (photos: readonly { photoId: string }[]): ReactNode =>
  photos.length > 0 ? (
    <PhotosSent ids={photos.map(({ photoId }) => photoId)} label="보내신 사진" />
  ) : null;
