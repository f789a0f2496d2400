import styled from '@emotion/styled';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { drawingPalette } from './drawing-palette.ts';

const Canvas = styled.svg`
  width: 100%;
  height: auto;
  margin: 0 auto;
  stroke-width: 2.5;
  ${drawingPalette}
  .ground {
    fill: var(--sunken);
    stroke: none;
  }
  .quiet {
    fill: none;
    stroke: var(--border);
    stroke-width: 1.75;
  }
  .mark {
    fill: none;
    stroke: var(--primary);
    stroke-width: 3;
  }
  .tick {
    fill: none;
    stroke: var(--on-primary);
  }
  .leader {
    stroke-width: 1.75;
  }
  .halo {
    stroke: var(--sunken);
    stroke-width: 5;
  }
  text {
    stroke: none;
    fill: var(--text);
    font-size: 15px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  .second {
    fill: var(--text-second);
    font-weight: 500;
  }
  .large {
    font-size: 22px;
  }
  .number {
    fill: var(--on-primary);
    font-weight: 700;
    text-anchor: middle;
  }
`;

/**
 * A drawing in role colours, so that it is legible in every theme. Screen readers read `label` instead; text beside
 * the drawing must say the same.
 */
export function Drawing(props: {
  label: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  const { label, width, height, children } = props;
  return (
    <Canvas role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      <rect className="ground" width={width} height={height} rx="20" />
      {children}
    </Canvas>
  );
}

/** Shows an imported .svg file with the styles of `Drawing`. The file uses their classes, and has its own label and background. */
export const DrawingFile = ({ of }: { of: ComponentType<SVGProps<SVGSVGElement>> }) => (
  <Canvas as={of} />
);

/** A number in a drawing, explained in the list beside it. */
export function DrawingBadge({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle className="green" cx={x} cy={y} r="14" />
      <text className="number" x={x} y={y + 5.5}>
        {number}
      </text>
    </g>
  );
}
