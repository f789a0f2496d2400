import { hairline, ink, sunken } from '../../drawing/palette.ts';
import { drawing, line, path } from '../../drawing/shapes.ts';
import { floorShadow, niche } from '../../drawing/room.ts';

/** The drawing on a cover: 794 wide, 640 high, floor at 560. */
export interface Cover {
  product: string;
  /** Middle of the niche behind it. */
  x?: number;
  width?: number;
  height?: number;
  shadow?: number;
}

/** The product on its ground, as it stands at the beginning of every clip. */
export function coverArt(
  { product, x = 430, width = 520, height = 540, shadow = 230 }: Cover,
  alt: string,
): string {
  return drawing(
    794,
    600,
    [
      niche(x, 560, width, height),
      path('M0,560 L794,560 L794,600 L0,600 Z', { fill: sunken, stroke: hairline, width: 0 }),
      floorShadow(x, 560, shadow),
      line(
        [
          [0, 560],
          [794, 560],
        ],
        { stroke: ink, width: 3 },
      ),
      product,
    ].join(''),
    `role="img" aria-label="${alt}"`,
  );
}
