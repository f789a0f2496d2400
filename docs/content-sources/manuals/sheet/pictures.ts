import { accent, greenSoft, surface } from '../../drawing/palette.ts';
import { arrow, turnArrow } from '../../drawing/marks.ts';
import { cord, outlet, plug } from '../../drawing/room.ts';
import { box, circle, path, place } from '../../drawing/shapes.ts';

/** A plug on its way into the outlet. */
export const plugIn =
  place({ x: 76, y: 105, scale: 1.1 }, outlet()) +
  cord([
    [250, 105],
    [310, 140],
    [384, 176],
  ]) +
  place({ x: 186, y: 105, scale: 1.05 }, plug()) +
  place({ x: 172, y: 52, turn: 180 }, arrow(46));

/** Fifteen minutes on a clock. */
export const clock =
  circle(190, 104, 74, { fill: surface }) +
  path('M190,104 L190,30 A74,74 0 0 1 264,104 Z', { fill: greenSoft }) +
  path('M190,56 L190,104 L224,104', { width: 5 });

/** A valve that is turned shut. */
export const valve =
  box(-6, 90, 392, 34, 0, { fill: greenSoft }) +
  box(140, 76, 100, 62, 12, { fill: surface }) +
  place(
    { x: 190, y: 107, turn: 90 },
    box(-24, -13, 110, 26, 13, { fill: accent }),
    circle(0, 0, 8, { fill: surface }),
  ) +
  place({ x: 190, y: 107 }, turnArrow(100, 10, 74));
