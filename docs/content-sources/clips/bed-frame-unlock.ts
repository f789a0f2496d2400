import { accent, green, greenMid, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, line, place, roundedOutline, path } from '../drawing/shapes.ts';
import { motionBed, type BedPose } from '../drawing/motion-bed.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { grip } from '../drawing/hands.ts';
import { arrow, ring, turnArrow } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, track } from './stage/timing.ts';
import { chip, floorLine, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

function room(pose: BedPose): string {
  return [
    niche(690, floor, 460, 360),
    floorShadow(690, floor, 240),
    floorLine(),
    place({ x: 432, y: floor, scale: 0.98 }, motionBed(pose)),
  ].join('');
}

const pivot = { x: 566, y: 232 } as const;

/** The joint of the two frame halves seen from the side. */
function joint(pinOut: number, lever: number): string {
  const pinShown = 1 - during(pinOut, 0.85, 1);
  return [
    box(300, 168, 340, 128, 0, { fill: green }),
    box(640, 168, 340, 128, 0, { fill: green }),
    line(
      [
        [300, 190],
        [620, 190],
      ],
      { stroke: greenMid, width: 2.5 },
    ),
    line(
      [
        [660, 190],
        [980, 190],
      ],
      { stroke: greenMid, width: 2.5 },
    ),
    path(
      roundedOutline(
        [
          [508, 196],
          [772, 196],
          [772, 268],
          [508, 268],
        ],
        20,
      ),
      { fill: surface },
    ),
    line(
      [
        [640, 196],
        [640, 268],
      ],
      { width: 2.5 },
    ),
    circle(728, pivot.y, 12, { fill: greenMid }),
    place(
      { ...pivot, turn: lever },
      path(
        'M0,-22 L120,-22 C134,-22 142,-14 142,-4 L182,-4 C190,-4 190,20 182,20 L120,20 L0,20 C-28,20 -28,-22 0,-22 Z',
        { fill: accent },
      ),
      circle(0, 0, 9, { fill: surface }),
    ),
    place(
      { x: 650 + pinOut * 150, y: pivot.y + pinOut * 70, opacity: pinShown },
      circle(0, 0, 10, { fill: surface }),
      circle(22, 22, 20, { width: 5 }),
      circle(22, 22, 20, { stroke: surface, width: 1.5 }),
    ),
  ].join('');
}

/** Where on the bed the close picture is. */
function locator(t: number): string {
  const content = [
    circle(0, 0, 62, { fill: greenSoft }),
    place({ x: -51, y: 24, scale: 0.2 }, motionBed({ mattressOpacity: 0 })),
    place({ x: 1, y: 10 }, ring(12, beat(t, 1.2))),
  ];
  return place({ x: 548, y: 86, opacity: between(t, 9.7, 13.3) }, ...content);
}

function pullPin(t: number): string {
  const out = track(t, [
    [11, 0],
    [12.6, 1],
  ]);
  const hand = { x: 684 + out * 150, y: pivot.y + 26 + out * 70 } as const;
  const reach = track(t, [
    [9.8, 200],
    [10.8, 0],
  ]);
  return [
    joint(out, 0),
    place({ x: 650, y: pivot.y, opacity: between(t, 9.9, 11.2) }, ring(26, beat(t, 1.2))),
    place(
      { x: hand.x + reach, y: hand.y + reach * 0.4, turn: 14, opacity: 1 - during(t, 13, 13.4) },
      grip.behind(),
      grip.before(),
    ),
    chip(560, 356, '안전핀', between(t, 10.2, 13.4)),
    locator(t),
  ].join('');
}

function turnLever(t: number): string {
  const lever = track(t, [
    [14.6, 0],
    [16.2, -128],
  ]);
  const rad = (lever * Math.PI) / 180;
  const hand = { x: pivot.x + 176 * Math.cos(rad), y: pivot.y + 176 * Math.sin(rad) } as const;
  const reach = track(t, [
    [13.4, 190],
    [14.4, 0],
    [16.4, 0],
    [17.2, 240],
  ]);
  return [
    joint(1, lever),
    place(
      { ...pivot, opacity: between(t, 14.2, 16.6) },
      turnArrow(214, -22, -100, during(t, 14.4, 16)),
    ),
    place(
      { x: hand.x + reach, y: hand.y + reach * 0.2, opacity: 1 - during(t, 16.8, 17.2) },
      grip.behind(),
      grip.before(),
    ),
    chip(560, 356, '잠금 손잡이', between(t, 13.6, 17.2)),
  ].join('');
}

function lift(t: number): string {
  const up = track(t, [
    [6.9, 0],
    [8.4, 96],
  ]);
  const arrows = [520, 850].map((x) =>
    place({ x, y: 262, turn: -90, opacity: between(t, 6.8, 8.8) }, arrow(70, during(t, 6.8, 7.6))),
  );
  return [
    room({ mattressLift: up, mattressOpacity: 1 - during(t, 8.4, 9.2) }),
    ...arrows,
    chip(684, 118, '두 사람이 함께', between(t, 6.6, 9.4)),
  ].join('');
}

function part(t: number): string {
  const gap = track(t, [
    [17.9, 0],
    [19.4, 34],
  ]);
  return [
    room({ mattressOpacity: 0, gap }),
    place(
      { x: 610, y: 318, turn: 180, opacity: between(t, 17.8, 20.6) },
      arrow(90, during(t, 17.8, 18.8)),
    ),
    place({ x: 764, y: 318, opacity: between(t, 17.8, 20.6) }, arrow(90, during(t, 17.8, 18.8))),
    chip(688, 240, '두 사람이 함께', between(t, 17.6, 20.6)),
  ].join('');
}

export const bedFrameUnlock: Clip = {
  id: 'bed-frame-unlock',
  title: '침대 프레임 잠금 풀기',
  heading: ['침대 프레임', '잠금 풀기'],
  seconds: 23.6,
  steps: [
    { from: 2.4, title: ['평평하게 눕히고', '코드 빼기'] },
    { from: 6.4, title: ['매트리스', '내리기'] },
    { from: 9.6, title: ['안전핀', '뽑기'] },
    { from: 13.4, title: ['손잡이를', '위로 돌리기'] },
    { from: 17.4, title: ['프레임', '나누기'] },
  ],
  closing: { from: 20.8, title: ['잠금을', '풀었습니다'] },
  stage: (t) =>
    [
      shot(t, 0, 4.4, () =>
        room({
          back: track(t, [
            [2.5, 34],
            [4, 0],
          ]),
          knee: track(t, [
            [2.5, 18],
            [4, 0],
          ]),
        }),
      ),
      shot(t, 4.4, 6.4, () =>
        plugShot(
          track(t, [
            [4.9, 0],
            [5.7, 80],
          ]),
        ),
      ),
      shot(t, 6.4, 9.6, () => lift(t)),
      shot(t, 9.6, 17.4, () => (t < 13.4 ? pullPin(t) : turnLever(t))),
      shot(t, 17.4, 24, () => part(t)),
    ].join(''),
};
