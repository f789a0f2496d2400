import styled from '@emotion/styled';
import { drawingPalette } from './drawing-palette.ts';
import { productShapes } from './product-shapes.tsx';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  stroke-width: 3.5;
  ${drawingPalette}
  .ground {
    fill: var(--soft-primary);
    stroke: none;
  }
`;

/** A drawing of a product; decorative, beside its name. */
export function ProductPicture({ product }: { product: keyof typeof productShapes }) {
  return (
    <Drawing viewBox="0 0 500 460" aria-hidden="true">
      <path className="ground" d="M80 432V220a170 170 0 0 1 340 0v212Z" />
      <path className="line" d="M20 433h460" />
      {productShapes[product]}
    </Drawing>
  );
}
