import { green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, place } from '../drawing/shapes.ts';
import { compactChair } from '../drawing/massage-chair.ts';
import { pointingHand } from '../drawing/hands.ts';
import { turnArrow } from '../drawing/marks.ts';
import type { Drawings } from './sheet/manual.ts';
import { plugIn, clock } from './sheet/pictures.ts';

const pad = [
  box(120, 38, 140, 134, 26, { fill: green }),
  box(134, 52, 112, 106, 18, { fill: surface }),
  ...[
    [166, 84],
    [214, 84],
    [166, 126],
    [214, 126],
  ].map(([x = 0, y = 0]) => circle(x, y, 14, { fill: greenSoft, width: 2.5 })),
].join('');

export const drawings: Drawings = {
  cover: { product: place({ x: 150, y: 560, scale: 1.2 }, compactChair()), x: 440, shadow: 190 },
  parts: {
    width: 720,
    height: 400,
    drawing: place({ x: 128, y: 388, scale: 1.02 }, compactChair()),
    points: [
      { at: [404, 74], number: [300, 34] },
      { at: [382, 136], number: [236, 96] },
      { at: [330, 164], number: [212, 150] },
      { at: [250, 230], number: [150, 206] },
      { at: [250, 338], number: [150, 338] },
      { at: [412, 306], number: [560, 330] },
      { at: [488, 226], number: [590, 214] },
      { at: [510, 78], number: [600, 92] },
    ],
  },
  pictures: {
    'plug-in': plugIn,
    clock,
    recline:
      place({ x: 92, y: 196, scale: 0.48, turn: 4 }, compactChair({ raise: 0.9 })) +
      place({ x: 250, y: 120 }, turnArrow(70, -80, -20)),
    course: pad + place({ x: 176, y: 92, turn: -24, scale: 0.8 }, pointingHand()),
  },
};
