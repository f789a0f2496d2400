import styled from '@emotion/styled';
import { drawingPalette } from './drawing-palette.ts';
import type { SpotShape } from './spots.ts';

const Canvas = styled.svg`
  flex: none;
  stroke-width: 2.25;
  ${drawingPalette}
  .ground {
    fill: var(--soft-primary);
    stroke: none;
  }
  .mark,
  .tick {
    fill: none;
    stroke: var(--primary);
    stroke-width: 4;
  }
  .tick {
    stroke: var(--on-primary);
    stroke-width: 2.5;
  }
`;

/** A spot drawing: decorative, because the text below it says what is missing. */
export const Spot = ({ shape }: { shape: SpotShape }) => (
  <Canvas viewBox="0 0 160 120" width={160} height={120} aria-hidden="true">
    <path className="ground" d="M32 104V60a48 48 0 0 1 96 0v44Z" />
    <path className="line" d="M16 104h128" />
    {shape.map(([className, d]) => (
      <path key={d} className={className} d={d} />
    ))}
  </Canvas>
);
