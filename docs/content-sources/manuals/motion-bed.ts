import { accent, green, greenMid, ink, surface } from '../drawing/palette.ts';
import { box, circle, line, path, place, roundedOutline } from '../drawing/shapes.ts';
import { motionBed, remote } from '../drawing/motion-bed.ts';
import { pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import type { Drawings } from './sheet/manual.ts';

const joint = (turned: boolean): string =>
  [
    box(-10, 70, 200, 76, 0, { fill: green }),
    box(190, 70, 200, 76, 0, { fill: green }),
    path(
      roundedOutline(
        [
          [110, 84],
          [276, 84],
          [276, 132],
          [110, 132],
        ],
        14,
      ),
      { fill: surface },
    ),
    line(
      [
        [190, 84],
        [190, 132],
      ],
      { width: 2.5 },
    ),
    circle(246, 108, 8, { fill: greenMid }),
    place(
      { x: 142, y: 108, turn: turned ? -126 : 0 },
      path(
        'M0,-15 L80,-15 C92,-15 96,-8 96,-2 L124,-2 C130,-2 130,14 124,14 L80,14 L0,14 C-18,14 -18,-15 0,-15 Z',
        { fill: accent },
      ),
      circle(0, 0, 6, { fill: surface }),
    ),
    turned
      ? place({ x: 142, y: 108 }, turnArrow(88, -20, -92))
      : circle(204, 108, 7, { fill: surface }) +
        circle(219, 123, 13, { width: 4 }) +
        place({ x: 240, y: 134, turn: 28 }, arrow(64)),
  ].join('');

export const drawings: Drawings = {
  cover: {
    product: place({ x: 82, y: 560, scale: 1.3 }, motionBed({ back: 40, knee: 22 })),
    x: 420,
    width: 600,
    height: 500,
    shadow: 300,
  },
  parts: {
    width: 720,
    height: 400,
    drawing:
      place({ x: 96, y: 384, scale: 1.06 }, motionBed({ back: 38, knee: 22 })) +
      place({ x: 44, y: 24, scale: 0.84 }, remote()),
    points: [
      { at: [80, 110], number: [170, 60] },
      { at: [80, 160], number: [170, 176] },
      { at: [470, 176], number: [380, 96] },
      { at: [214, 250], number: [270, 168] },
      { at: [356, 250], number: [356, 172] },
      { at: [604, 196], number: [672, 130] },
      { at: [430, 310], number: [470, 366] },
      { at: [374, 304], number: [300, 366] },
      { at: [541, 362], number: [640, 340] },
    ],
  },
  pictures: {
    'raise-back':
      place({ x: 36, y: 196, scale: 0.62 }, motionBed({ back: 46 })) +
      place({ x: 248, y: 132 }, turnArrow(104, -8, -44)),
    'raise-legs':
      place({ x: 36, y: 196, scale: 0.62 }, motionBed({ knee: 30 })) +
      place({ x: 40, y: 96, turn: -90 }, arrow(50)),
    posture:
      place({ x: 60, y: 20, scale: 0.86 }, remote({ pressed: 5 })) +
      place({ x: 114, y: 132, turn: -50, scale: 0.72 }, pointingHand()),
    pair:
      place({ x: 60, y: 20, scale: 0.86 }, remote({ pressed: 6, lit: 1 })) +
      place({ x: 102, y: 162, turn: -62, scale: 0.72 }, pointingHand()) +
      place(
        { x: 300, y: 70 },
        circle(0, 0, 40, { fill: surface }),
        `<text y="11" font-size="32" font-weight="700" fill="${ink}" text-anchor="middle">3초</text>`,
      ),
    pin: place({ y: 20 }, joint(false)),
    handle: place({ y: 20 }, joint(true)),
  },
};
