import { accentSoft, green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, line, path, place } from '../drawing/shapes.ts';
import { footMassager } from '../drawing/foot-massager.ts';
import { pointingHand } from '../drawing/hands.ts';
import { arrow } from '../drawing/marks.ts';
import type { Drawings } from './sheet/manual.ts';
import { plugIn, clock } from './sheet/pictures.ts';

/** A lower leg on its way into the opening. */
const leg = 'M-20,-150 C-22,-90 -16,-40 -18,-8 C-18,14 18,14 18,-8 C16,-40 22,-90 20,-150';

export const drawings: Drawings = {
  cover: {
    product: place({ x: 430, y: 560, scale: 1.5 }, footMassager()),
    x: 430,
    width: 560,
    height: 480,
    shadow: 240,
  },
  parts: {
    width: 720,
    height: 280,
    drawing: place({ x: 360, y: 258, scale: 1.18 }, footMassager({ lamp: true })),
    points: [
      { at: [360, 76], number: [470, 34] },
      { at: [284, 158], number: [120, 120] },
      { at: [434, 126], number: [600, 120] },
      { at: [236, 246], number: [120, 224] },
      { at: [486, 232], number: [600, 224] },
    ],
  },
  pictures: {
    'plug-in': plugIn,
    clock,
    feet:
      place({ x: 190, y: 196, scale: 0.72 }, footMassager()) +
      place({ x: 145, y: 132, scale: 0.9 }, path(leg, { fill: accentSoft })) +
      place({ x: 235, y: 132, scale: 0.9 }, path(leg, { fill: accentSoft })) +
      place({ x: 322, y: 50, turn: 90 }, arrow(60)),
    course:
      box(140, 22, 100, 166, 40, { fill: green }) +
      circle(190, 72, 24, { fill: surface }) +
      circle(190, 138, 24, { fill: greenSoft }) +
      path('M182,66 A11,11 0 1 0 198,66 M190,58 L190,70', { width: 3 }) +
      line([
        [180, 138],
        [200, 138],
      ]) +
      place({ x: 196, y: 144, turn: -34, scale: 0.74 }, pointingHand()),
  },
};
