import { compactChair, massageChair } from '../drawing/massage-chair.ts';
import { motionBed } from '../drawing/motion-bed.ts';
import {
  accentSoft,
  green,
  greenMid,
  greenSoft,
  hairline,
  paper,
  sunken,
  surface,
} from '../drawing/palette.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { box, circle, drawing, field, line, path, place, type Point } from '../drawing/shapes.ts';
import { slimPurifier, waterPurifier } from '../drawing/water-purifier.ts';

/** One picture serves several showrooms. Its alternative text is in `showroom-picture.json`. */
export interface Picture {
  id: string;
  drawing: string;
}

export const size = { width: 960, height: 540 } as const;
const floor = 430;

const onFloor = (x: number, scale: number, half: number, product: string, middle: number): string =>
  floorShadow(x, floor, half) + place({ x: x - middle * scale, y: floor, scale }, product);

/** A lamp that hangs from the ceiling at `x`. */
const pendant = (x: number): string =>
  line(
    [
      [x, 0],
      [x, 62],
    ],
    { width: 2.5 },
  ) +
  path(`M${x - 30},86 C${x - 28},58 ${x + 28},58 ${x + 30},86 Z`, { fill: green }) +
  circle(x, 92, 7, { fill: accentSoft, width: 2.5 });

const plant = (x: number): string =>
  place(
    { x, y: floor },
    path(
      'M0,-50 C-8,-96 -40,-112 -46,-138 C-16,-134 -4,-112 0,-84 C4,-124 22,-146 48,-150 C44,-116 14,-100 0,-50',
      {
        fill: greenMid,
      },
    ),
    path('M-24,-52 L24,-52 L18,0 L-18,0 Z', { fill: surface }),
  );

/** A showroom with wall and floor, and `content` drawn in it. */
const room = (...content: string[]): string =>
  drawing(
    size.width,
    size.height,
    [
      box(0, 0, size.width, size.height, 0, field(paper)),
      box(0, floor, size.width, size.height - floor, 0, field(sunken)),
      line(
        [
          [0, floor],
          [size.width, floor],
        ],
        { stroke: hairline, width: 3 },
      ),
      ...content,
    ].join(''),
    `width="${size.width}" height="${size.height}"`,
  );

const counter = (x: number, width: number): string =>
  box(x, floor - 92, width, 92, 10, { fill: surface }) +
  box(x - 12, floor - 104, width + 24, 18, 9, { fill: greenSoft });

function storefront(): string {
  const panes: Point[] = [
    [96, 300],
    [564, 300],
  ];
  return room(
    box(48, 60, 864, floor - 60, 18, { fill: surface }),
    box(48, 60, 864, 78, 18, { fill: green }),
    circle(120, 99, 17, { stroke: paper, width: 4 }),
    line(
      [
        [156, 99],
        [300, 99],
      ],
      { stroke: paper, width: 9 },
    ),
    ...panes.map(([x, width]) => box(x, 168, width, floor - 168, 8, { fill: greenSoft })),
    place({ x: 122, y: floor, scale: 0.56 }, massageChair()),
    place({ x: 640, y: floor, scale: 0.52 }, waterPurifier()),
    place({ x: 764, y: floor, scale: 0.52 }, slimPurifier()),
    box(420, 168, 120, floor - 168, 8, { fill: paper }),
    line(
      [
        [522, 290],
        [522, 330],
      ],
      { width: 6 },
    ),
    box(396, floor, 168, 14, 4, { fill: greenMid }),
  );
}

export const pictures: readonly Picture[] = [
  { id: 'storefront', drawing: storefront() },
  {
    id: 'chairs',
    drawing: room(
      niche(300, floor, 430, 350),
      pendant(300),
      pendant(700),
      onFloor(300, 0.86, 190, massageChair({ raise: 0.4, tilt: 3 }), 235),
      onFloor(700, 0.76, 150, compactChair(), 240),
      plant(884),
    ),
  },
  {
    id: 'beds',
    drawing: room(
      niche(470, floor, 640, 370),
      pendant(300),
      pendant(640),
      onFloor(470, 1.16, 300, motionBed({ back: 34, knee: 12 }), 270),
      plant(880),
    ),
  },
  {
    id: 'purifiers',
    drawing: room(
      niche(450, floor, 640, 380),
      pendant(250),
      pendant(450),
      pendant(650),
      counter(170, 560),
      place({ x: 260, y: floor - 104, scale: 0.5 }, waterPurifier()),
      place({ x: 450, y: floor - 104, scale: 0.5 }, slimPurifier()),
      place({ x: 640, y: floor - 104, scale: 0.5 }, waterPurifier({ glass: 0.6 })),
      plant(856),
    ),
  },
];
