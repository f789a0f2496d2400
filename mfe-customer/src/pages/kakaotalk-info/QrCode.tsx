import styled from '@emotion/styled';
import { qrPath } from './qr.ts';

// Dark on light in every theme, because many scanners read nothing else.
const Picture = styled.svg`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  background: #fff;
  fill: #000;
  shape-rendering: crispEdges;
`;

/** A QR code of an address, for a phone's camera. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { path, size } = qrPath(url);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </Picture>
  );
}
