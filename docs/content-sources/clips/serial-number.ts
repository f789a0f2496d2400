import { accent, green, greenSoft, ink, surface, third } from '../drawing/palette.ts';
import { box, line, path, place } from '../drawing/shapes.ts';
import { massageChair } from '../drawing/massage-chair.ts';
import { motionBed } from '../drawing/motion-bed.ts';
import { waterPurifierBack } from '../drawing/water-purifier.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { lens, ring } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, track } from './stage/timing.ts';
import { floorLine, label, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

const apart = 640;

/** An example: every real serial number begins with the same letter. */
const sample = 'C2504001234';

const sticker = (x: number, y: number): string =>
  place(
    { x, y },
    box(-20, -13, 40, 26, 5, { fill: surface, width: 3 }),
    line(
      [
        [-11, -3],
        [11, -3],
      ],
      { width: 2 },
    ),
    line(
      [
        [-11, 4],
        [3, 4],
      ],
      { width: 2 },
    ),
  );

const bars = (x: number, y: number, height: number): string =>
  [0, 7, 11, 20, 26, 30, 39, 46, 50, 60, 64, 71, 80, 86]
    .map((at, i) =>
      line(
        [
          [x + at, y],
          [x + at, y + height],
        ],
        { width: i % 3 === 0 ? 4.5 : 2.2 },
      ),
    )
    .join('');

function tag(): string {
  return [
    box(-86, -52, 172, 104, 12, { fill: surface }),
    label(0, -20, '시리얼 번호', { size: 20, fill: third, weight: 600 }),
    label(0, 10, sample, { size: 21 }),
    bars(-44, 22, 18),
  ].join('');
}

/** The lens that shows the label, tied to its place on the product. */
function pointer(
  id: string,
  t: number,
  from: number,
  to: number,
  at: { x: number; y: number },
  eye: { x: number; y: number },
): string {
  const dx = at.x - eye.x;
  const dy = at.y - eye.y;
  const length = Math.hypot(dx, dy);
  const r = 104;
  const shown = between(t, from, to);
  return [
    sticker(at.x, at.y),
    place({ x: at.x, y: at.y, opacity: shown }, ring(26, beat(t, 1.3))),
    place(
      { opacity: shown },
      line(
        [
          [at.x - (dx / length) * 28, at.y - (dy / length) * 28],
          [eye.x + (dx / length) * r, eye.y + (dy / length) * r],
        ],
        { width: 2.5 },
      ),
    ),
    place({ ...eye, opacity: shown }, lens(id, r, tag())),
  ].join('');
}

const chair = (t: number): string =>
  [
    niche(600, floor, 400, 404),
    floorShadow(580, floor, 200),
    floorLine(),
    place({ x: 380, y: floor, scale: 0.9 }, massageChair()),
    pointer('tag-chair', t, -1, 6.4, { x: 702, y: 334 }, { x: 850, y: 150 }),
  ].join('');

const bed = (t: number): string =>
  [
    niche(690, floor, 460, 360),
    floorShadow(690, floor, 240),
    floorLine(),
    place({ x: 432, y: floor, scale: 0.98 }, motionBed()),
    pointer('tag-bed', t, 7.4, 10.8, { x: 520, y: 372 }, { x: 640, y: 150 }),
  ].join('');

const purifier = (t: number): string =>
  [
    niche(560, floor, 320, 416),
    floorShadow(560, floor, 116),
    floorLine(),
    place({ x: 560, y: floor }, waterPurifierBack()),
    pointer('tag-purifier', t, 11.8, 15, { x: 560, y: 300 }, { x: 818, y: 170 }),
  ].join('');

const step = 27;

function note(t: number): string {
  const written = Math.floor(
    track(t, [
      [16.6, 0],
      [18.6, sample.length + 0.01],
    ]),
  );
  const letters = [...sample]
    .slice(0, written)
    .map((letter, i) =>
      label(532 + i * step, 372, letter, { size: 32, fill: i === 0 ? green : ink }),
    );
  const pen = { x: 520 + written * step, y: 376 } as const;
  return [
    box(470, 56, 400, 178, 22, { fill: surface }),
    label(670, 104, '시리얼 번호', { size: 24, fill: third, weight: 600 }),
    ...[...sample].map((letter, i) =>
      label(534 + i * step, 156, letter, { size: 38, fill: i === 0 ? green : ink }),
    ),
    bars(584, 182, 28),
    bars(674, 182, 28),
    place(
      { opacity: during(t, 15.8, 16.3) },
      line(
        [
          [522, 170],
          [546, 170],
        ],
        { stroke: accent, width: 6 },
      ),
    ),
    box(490, 300, 360, 114, 14, { fill: greenSoft }),
    line(
      [
        [514, 386],
        [826, 386],
      ],
      { width: 2.5 },
    ),
    ...letters,
    place(
      { ...pen, turn: 32, opacity: between(t, 16.3, 18.9, 0.25) },
      path('M0,0 L-9,-22 L-9,-130 L9,-130 L9,-22 Z', { fill: accent }),
      path('M-9,-22 L9,-22 M-9,-112 L9,-112'),
    ),
  ].join('');
}

export const serialNumber: Clip = {
  id: 'serial-number',
  title: '시리얼 번호 찾기',
  heading: ['시리얼 번호', '찾기'],
  seconds: 21.6,
  steps: [
    { from: 2.4, title: ['안마의자는', '뒤쪽 아래'] },
    { from: 6.8, title: ['모션베드는', '발치 프레임'] },
    { from: 11.2, title: ['정수기는', '뒷면 가운데'] },
    { from: 15.4, title: ['C로 시작하는', '번호 적기'] },
  ],
  closing: { from: 19, title: ['정품 등록에', '쓰입니다'] },
  stage: (t) => {
    const pan = track(t, [
      [6.3, 0],
      [7.3, -apart],
      [10.7, -apart],
      [11.7, -2 * apart],
    ]);
    const seen = (at: number, draw: () => string): string =>
      Math.abs(at + pan) < 620 ? place({ x: at + pan }, draw()) : '';
    return [
      shot(t, 0, 15.4, () =>
        [
          seen(0, () => chair(t)),
          seen(apart, () => bed(t)),
          seen(2 * apart, () => purifier(t)),
        ].join(''),
      ),
      shot(t, 15.4, 22, () => note(t)),
    ].join('');
  },
};
