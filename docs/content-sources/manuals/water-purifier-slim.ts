import { green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, path, place } from '../drawing/shapes.ts';
import { filter, slimPurifier, tumbler } from '../drawing/water-purifier.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import type { Drawings } from './sheet/manual.ts';
import { valve } from './sheet/pictures.ts';

const body = (): string =>
  box(60, 20, 130, 176, 24, { fill: surface }) +
  path('M60,84 L60,44 C60,30 70,20 84,20 L166,20 C180,20 190,30 190,44 L190,84 Z', {
    fill: green,
  }) +
  circle(125, 50, 13, { stroke: surface, width: 2.5 });

export const drawings: Drawings = {
  cover: {
    product: place({ x: 430, y: 560, scale: 1.42 }, slimPurifier()),
    x: 430,
    width: 420,
    shadow: 140,
  },
  parts: {
    width: 720,
    height: 390,
    drawing: place({ x: 360, y: 372, scale: 1.06 }, slimPurifier()),
    points: [
      { at: [350, 60], number: [190, 42] },
      { at: [379, 101], number: [530, 100] },
      { at: [404, 46], number: [530, 42] },
      { at: [352, 142], number: [190, 142] },
      { at: [436, 224], number: [560, 210] },
      { at: [300, 362], number: [190, 330] },
    ],
  },
  pictures: {
    valve,
    'side-cover':
      body() +
      path('M190,64 L206,72 L206,170 L190,178', { fill: surface }) +
      path('M262,52 L292,64 L292,178 L262,190 Z', { fill: greenSoft }) +
      place({ x: 214, y: 40 }, arrow(60)),
    filter:
      body() +
      place({ x: 268, y: 112, scale: 1.2 }, filter()) +
      place({ x: 268, y: 40 }, turnArrow(36, -170, -10)) +
      place({ x: 228, y: 120, turn: 180 }, arrow(34)),
    rinse:
      place({ x: 130, y: 188, scale: 1.7 }, tumbler(0.8)) + place({ x: 210, y: 110 }, arrow(90)),
  },
};
