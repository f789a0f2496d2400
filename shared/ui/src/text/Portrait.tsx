import styled from '@emotion/styled';
import { edge } from '../theme/tokens.ts';

const Round = styled.img`
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  object-fit: cover;
  ${edge}
`;

/** A small picture of somebody, beside their name; nothing where there is none. */
export function Portrait({
  picture,
}: {
  picture: { url: string; width: number; height: number } | null | undefined;
}) {
  if (!picture) return null;
  const { url, width, height } = picture;
  return <Round src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />;
}
