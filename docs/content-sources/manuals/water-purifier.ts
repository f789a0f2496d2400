import { accent, green, greenSoft, ink, surface } from '../drawing/palette.ts';
import { box, circle, clipTo, line, place } from '../drawing/shapes.ts';
import { door, filter, filterSlots, tumbler, waterPurifier } from '../drawing/water-purifier.ts';
import { grip, pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import type { Drawings } from './sheet/manual.ts';
import { valve } from './sheet/pictures.ts';

const half = (content: string): string => place({ x: 118, y: 206 }, content);

const slots = (skip: boolean): string =>
  box(-82, -166, 164, 140, 0, { fill: greenSoft }) +
  filterSlots
    .map((x) => (skip && x === 0 ? '' : place({ x, y: -92 }, filter({ used: x === 0 }))))
    .join('');

export const drawings: Drawings = {
  cover: {
    product: place({ x: 430, y: 560, scale: 1.24 }, waterPurifier({ glass: 0.6 })),
    x: 430,
    width: 440,
    shadow: 150,
  },
  parts: {
    width: 720,
    height: 440,
    drawing: place({ x: 236, y: 424 }, waterPurifier({ doorAway: 1, glass: 0.6 })),
    points: [
      { at: [218, 72], number: [78, 52] },
      { at: [270, 72], number: [420, 52] },
      { at: [236, 144], number: [78, 132] },
      { at: [166, 239], number: [78, 212] },
      { at: [182, 336], number: [78, 300] },
      { at: [236, 376], number: [78, 388] },
      { at: [290, 330], number: [404, 200] },
      { at: [470, 330], number: [610, 300] },
    ],
  },
  pictures: {
    valve,
    choose:
      clipTo('top', 'M0,0 H380 V210 H0 Z', place({ x: 190, y: 440 }, waterPurifier())) +
      place({ x: 194, y: 96, turn: -24, scale: 0.7 }, pointingHand()),
    pour: clipTo(
      'mid',
      'M0,0 H380 V210 H0 Z',
      place({ x: 190, y: 350 }, waterPurifier({ glass: 0.7, pouring: true })),
    ),
    'cover-open':
      half(slots(false)) +
      place({ x: 228, y: 204 }, door()) +
      place({ x: 318, y: 108, scale: 0.7 }, grip.behind(), grip.before()),
    'filter-out':
      half(slots(false)) +
      place({ x: 118, y: 50 }, turnArrow(34, -10, -170)) +
      place({ x: 306, y: 104, scale: 1.1 }, filter({ used: true })) +
      place({ x: 212, y: 104 }, arrow(52)),
    'filter-in':
      half(slots(true)) +
      place({ x: 118, y: 114 }, filter()) +
      place({ x: 118, y: 50 }, turnArrow(34, -170, -10)) +
      place({ x: 306, y: 104, scale: 1.1 }, filter()) +
      place({ x: 266, y: 104, turn: 180 }, arrow(52)),
    rinse:
      place({ x: 130, y: 188, scale: 1.7 }, tumbler(0.8)) +
      place(
        { x: 290, y: 118 },
        circle(0, 0, 56, { fill: surface }),
        `<text y="14" font-size="42" font-weight="700" fill="${ink}" text-anchor="middle">2L</text>`,
      ),
    reset:
      box(70, 56, 240, 98, 30, { fill: green }) +
      circle(130, 105, 16, { stroke: surface }) +
      circle(190, 105, 16, { stroke: surface }) +
      circle(250, 105, 16, { fill: accent, stroke: accent }) +
      line(
        [
          [160, 136],
          [220, 136],
        ],
        { stroke: surface, width: 3 },
      ) +
      place({ x: 254, y: 110, turn: -30, scale: 0.7 }, pointingHand()),
  },
};
