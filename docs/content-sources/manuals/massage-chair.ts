import { accent, greenSoft, surface } from '../drawing/palette.ts';
import { box, line, place } from '../drawing/shapes.ts';
import { legRest, massageChair, massageChairFront } from '../drawing/massage-chair.ts';
import { grip, pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import { rocker } from '../drawing/room.ts';
import type { Drawings } from './sheet/manual.ts';
import { plugIn } from './sheet/pictures.ts';

export const drawings: Drawings = {
  cover: { product: place({ x: 166, y: 560, scale: 1.2 }, massageChair()), x: 440 },
  parts: {
    width: 744,
    height: 440,
    drawing:
      place({ x: 30, y: 428, scale: 0.86 }, massageChair()) +
      place({ x: 590, y: 428, scale: 0.92 }, massageChairFront()),
    points: [
      { at: [276, 142], number: [196, 66] },
      { at: [276, 230], number: [166, 158] },
      { at: [170, 311], number: [62, 238] },
      { at: [84, 380], number: [40, 322] },
      { at: [345, 352], number: [396, 296] },
      { at: [644, 168], number: [718, 92] },
      { at: [698, 262], number: [722, 176] },
      { at: [556, 298], number: [420, 226] },
      { at: [548, 362], number: [420, 346] },
      { at: [632, 410], number: [720, 410] },
    ],
  },
  pictures: {
    'plug-in': plugIn,
    sit:
      place({ x: 106, y: 196, scale: 0.44 }, massageChair({ raise: 0.5, tilt: 3 })) +
      place({ x: 160, y: 142 }, turnArrow(78, 150, 205)),
    course:
      box(116, 34, 148, 142, 20, { fill: greenSoft }) +
      box(134, 50, 112, 54, 10, { fill: surface }) +
      line([
        [146, 66],
        [206, 66],
      ]) +
      line([
        [146, 84],
        [186, 84],
      ]) +
      box(134, 118, 32, 40, 9, { fill: surface }) +
      box(174, 118, 32, 40, 9, { fill: accent }) +
      box(214, 118, 32, 40, 9, { fill: surface }) +
      place({ x: 196, y: 142, turn: -30, scale: 0.72 }, pointingHand()),
    'switch-off':
      place({ x: 150, y: 104, scale: 1.2 }, rocker(0)) +
      place({ x: 128, y: 122, turn: -24, scale: 0.8 }, pointingHand()),
    'leg-rest':
      place({ x: 148, y: 198, scale: 0.44 }, massageChair({ withoutLegRest: true })) +
      place({ x: 112, y: 152, scale: 0.44, turn: 40 }, legRest()) +
      place({ x: 150, y: 96, turn: 180 }, arrow(70)),
    zip:
      box(30, 30, 250, 150, 30, { fill: greenSoft }) +
      line(
        [
          [66, 134],
          [200, 134],
        ],
        { stroke: surface, width: 12 },
      ) +
      line(
        [
          [66, 134],
          [244, 134],
        ],
        { width: 8, dash: '0.1 13' },
      ) +
      place(
        { x: 206, y: 134, scale: 0.62 },
        grip.behind(),
        box(-20, -14, 46, 28, 8, { fill: accent }),
        grip.before(),
      ) +
      place({ x: 72, y: 160 }, arrow(86)),
  },
};
