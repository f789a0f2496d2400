import {
  accent,
  accentSoft,
  green,
  greenMid,
  greenSoft,
  ink,
  surface,
} from '../drawing/palette.ts';
import { box, line, path, place } from '../drawing/shapes.ts';
import { massageChairFront, type SeatPlace } from '../drawing/massage-chair.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { grip } from '../drawing/hands.ts';
import { arrow } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { between, during, mix, track } from './stage/timing.ts';
import { chip, floorLine, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

function room(x: number, seat: SeatPlace = {}): string {
  return [
    niche(x, floor, 420, 420),
    floorShadow(x, floor, 170),
    floorLine(),
    place({ x, y: floor, scale: 0.98 }, massageChairFront(seat)),
  ].join('');
}

const zip = { from: 520, to: 868, y: 282 } as const;

/** The seat from the front; `flap` 1 hangs over the zip, -1 is folded up; `open` 0..1 along the zip. */
function seat(flap: number, open: number): string {
  const slider = mix(zip.from, zip.to, open);
  const middle = (zip.from + slider) / 2;
  const gape = 40 * Math.min(1, open * 1.2);
  const hem = 256 + 58 * flap;
  const bulge = hem + 8 * flap;
  return [
    box(442, 78, 496, 300, 60, { fill: greenSoft }),
    path('M474,140 C560,118 820,118 906,140', { width: 2.5, stroke: greenMid }),
    line(
      [
        [690, 126],
        [690, 214],
      ],
      { width: 2.5, stroke: greenMid },
    ),
    line(
      [
        [zip.from, zip.y],
        [zip.to, zip.y],
      ],
      { width: 14, stroke: surface },
    ),
    line(
      [
        [zip.from, zip.y],
        [zip.to, zip.y],
      ],
      { width: 10, stroke: ink, dash: '0.1 15' },
    ),
    open > 0.01
      ? path(
          `M${zip.from},${zip.y} Q${middle},${zip.y - gape} ${slider},${zip.y} Q${middle},${zip.y + gape} ${zip.from},${zip.y} Z`,
          { fill: accentSoft },
        )
      : '',
    path(`M490,256 L892,256 L886,${hem} Q690,${bulge} 496,${hem} Z`, {
      fill: flap < 0 ? surface : green,
    }),
    Math.abs(flap) > 0.3
      ? path(
          `M508,${mix(256, hem, 0.76)} Q690,${mix(256, bulge, 0.84)} 874,${mix(256, hem, 0.76)}`,
          { width: 2.5, stroke: flap < 0 ? greenMid : greenSoft, dash: '8 9' },
        )
      : '',
    flap < -0.5
      ? place(
          { x: slider, y: zip.y },
          box(-17, -14, 34, 28, 8, { fill: surface }),
          box(6, -8, 46, 16, 8, { fill: accent }),
        )
      : '',
  ].join('');
}

function foldFlap(t: number): string {
  const flap = track(t, [
    [7.4, 1],
    [9, -1],
  ]);
  const hand = { x: 846, y: 256 + 58 * flap } as const;
  const reach = track(t, [
    [6.2, 180],
    [7.3, 0],
    [9.1, 0],
    [9.9, 220],
  ]);
  return [
    seat(flap, 0),
    place({ x: hand.x + reach, y: hand.y + reach * 0.3, turn: 8 }, grip.behind(), grip.before()),
    place({ x: 560, y: 352, turn: -90, opacity: between(t, 6.9, 8.9) }, arrow(76, during(t, 7, 8))),
  ].join('');
}

function openZip(t: number): string {
  const open = track(t, [
    [11, 0],
    [13.8, 1],
  ]);
  const hand = { x: mix(zip.from, zip.to, open) + 44, y: zip.y } as const;
  const reach = track(t, [
    [10, 220],
    [10.9, 0],
    [14, 0],
    [14.8, 160],
  ]);
  return [
    seat(-1, open),
    place({ x: hand.x + reach, y: hand.y + reach * 0.3, turn: 4 }, grip.behind(), grip.before()),
    place({ x: 560, y: 352, opacity: between(t, 10.6, 14) }, arrow(250, during(t, 10.8, 13))),
  ].join('');
}

function liftSeat(t: number): string {
  const up = track(t, [
    [15.6, 0],
    [16.8, 96],
    [17.3, 96],
    [18.4, -104],
  ]);
  const aside = track(t, [
    [16.9, 0],
    [18.2, 246],
  ]);
  return [
    room(600, { lift: up, aside }),
    place(
      { x: 786, y: 330, turn: -90, opacity: between(t, 15.3, 17.2) },
      arrow(96, during(t, 15.4, 16.6)),
    ),
    chip(846, 282, '시트', during(t, 18.3, 18.8)),
  ].join('');
}

export const seatZip: Clip = {
  id: 'seat-zip',
  title: '시트 지퍼 열기',
  heading: ['시트 지퍼', '열기'],
  seconds: 21.6,
  steps: [
    { from: 2.4, title: ['전원 끄고', '코드 빼기'] },
    { from: 6.2, title: ['덮개 날개', '들추기'] },
    { from: 10, title: ['지퍼를', '끝까지 열기'] },
    { from: 15, title: ['시트를', '들어 올리기'] },
  ],
  closing: { from: 18.6, title: ['시트를', '떼었습니다'] },
  stage: (t) =>
    [
      shot(t, 0, 2.4, () => room(660)),
      shot(t, 2.4, 6.2, () =>
        plugShot(
          track(t, [
            [3.4, 0],
            [4.4, 84],
          ]),
          { right: during(t, 4.7, 5.1) },
        ),
      ),
      shot(t, 6.2, 15, () => (t < 10 ? foldFlap(t) : openZip(t))),
      shot(t, 15, 22, () => liftSeat(t)),
    ].join(''),
};
