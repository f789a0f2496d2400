import styled from '@emotion/styled';
import type * as icons from './icons.ts';

/** A drawing of `icons`. */
export type IconShape = (typeof icons)[keyof typeof icons];

const Line = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** A decorative icon, hidden from screen readers: the text beside it carries the meaning. */
export function Icon({ shape, size = 24 }: { shape: IconShape; size?: number }) {
  return (
    <Line viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={shape} />
    </Line>
  );
}
