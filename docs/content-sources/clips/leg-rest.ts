import { accent, green, greenMid, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, line, path, place } from '../drawing/shapes.ts';
import { hinge, legRest, massageChair } from '../drawing/massage-chair.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { grip, pointingHand } from '../drawing/hands.ts';
import { arrow, lens, ring, turnArrow } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, track } from './stage/timing.ts';
import { chip, floorLine, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

const scale = 0.86;
const origin = 782;

/** Chair with its feet to the right; the leg rest is raised by `raise` degrees and pulled out by `away`. */
function chair(raise: number, away: number, lit: boolean): string {
  const at = hinge();
  const look = lit ? { fill: greenMid } : {};
  return [
    niche(596, floor, 400, 396),
    floorShadow(600 + away / 3, floor, 200),
    floorLine(),
    `<g transform="translate(${origin} ${floor}) scale(${-scale} ${scale})">`,
    place({ x: at.x - away / scale, y: at.y - away * 0.16, turn: raise }, legRest(look)),
    massageChair({ withoutLegRest: true }),
    '</g>',
  ].join('');
}

const joint = { x: origin - hinge().x * scale, y: floor + hinge().y * scale } as const;

/** The catch inside the knee: a hook over a rod, held by a spring pin. */
function hook(pressed: number, apart: number): string {
  return [
    box(-120, -120, 96, 240, 0, { fill: green }),
    circle(-6, 0, 20, { fill: surface }),
    line(
      [
        [-40, 0],
        [-26, 0],
      ],
      { width: 8 },
    ),
    place(
      { x: apart },
      path(
        'M126,-34 L4,-34 C-34,-34 -38,34 -4,34 L10,34 L10,22 L0,22 C-18,20 -18,-20 6,-20 L126,-20',
        { fill: greenSoft },
      ),
      box(30, -66 + pressed * 22, 36, 40, 8, { fill: pressed > 0.5 ? accent : surface }),
      line(
        [
          [40, -52 + pressed * 22],
          [56, -52 + pressed * 22],
        ],
        { width: 2.5 },
      ),
    ),
  ].join('');
}

function raiseByHand(t: number): string {
  const raise = track(t, [
    [7.6, 0],
    [9.4, 40],
  ]);
  const reach = track(t, [
    [6.4, 190],
    [7.4, 0],
  ]);
  const rad = (raise * Math.PI) / 180;
  // The toe end of the leg rest, seen from its hinge.
  const toe = {
    x: 70 * Math.cos(rad) + 122 * Math.sin(rad),
    y: 122 * Math.cos(rad) - 70 * Math.sin(rad),
  } as const;
  const hand = {
    x: joint.x + toe.x * scale + reach,
    y: joint.y + toe.y * scale - 8,
    turn: -8,
    scale: 0.9,
  } as const;
  return [
    chair(raise, 0, true),
    place(
      { x: joint.x, y: joint.y, opacity: between(t, 7.2, 10.2) },
      turnArrow(190, 22, -16, during(t, 7.6, 9.2)),
    ),
    place(hand, grip.behind(), grip.before()),
  ].join('');
}

function release(t: number): string {
  const pressed = between(t, 11.5, 13.6, 0.3);
  const away = track(t, [
    [12.2, 0],
    [14.2, 118],
  ]);
  return [
    chair(40, away, true),
    place(
      { x: joint.x + away + 58, y: joint.y - 62, opacity: between(t, 12.4, 14.6) },
      arrow(70, during(t, 12.4, 13.4)),
    ),
    place(
      { opacity: 1 - during(t, 12.5, 12.9) },
      line(
        [
          [joint.x + 4, joint.y - 22],
          [790, 238],
        ],
        { width: 2.5 },
      ),
    ),
    place({ x: joint.x, y: joint.y, opacity: 1 - during(t, 12.3, 12.7) }, ring(22, beat(t, 1.3))),
    place(
      { x: 828, y: 144, opacity: 1 - during(t, 12.7, 13.1) },
      lens(
        'hook',
        112,
        place({ y: 26 }, hook(pressed, 0)) +
          place({ x: 48, y: -40 + pressed * 22, turn: 208, scale: 0.72 }, pointingHand()),
      ),
    ),
  ].join('');
}

function refit(t: number): string {
  const away = track(t, [
    [15.2, 118],
    [17.2, 0],
  ]);
  const raise = track(t, [
    [17.9, 40],
    [19.2, 0],
  ]);
  return [
    chair(raise, away, t < 17.3),
    place(
      { x: joint.x + away + 132, y: joint.y - 62, turn: 180, opacity: between(t, 15.2, 17) },
      arrow(84, during(t, 15.2, 16.2)),
    ),
    chip(joint.x + 96, joint.y - 96, '딸깍', between(t, 17.1, 19, 0.2)),
  ].join('');
}

export const legRestOff: Clip = {
  id: 'leg-rest',
  title: '다리 받침 떼고 붙이기',
  heading: ['다리 받침', '떼고 붙이기'],
  seconds: 22.6,
  steps: [
    { from: 2.6, title: ['전원 끄고', '코드 빼기'] },
    { from: 6.4, title: ['다리 받침', '들어 올리기'] },
    { from: 10.4, title: ['핀을 누르고', '당겨 빼기'] },
    { from: 14.8, title: ['홈에 맞춰', '다시 끼우기'] },
  ],
  closing: { from: 19.6, title: ['흔들리지', '않으면 끝'] },
  stage: (t) =>
    [
      shot(t, 0, 2.6, () => chair(0, 0, true)),
      shot(t, 2.6, 6.4, () =>
        plugShot(
          track(t, [
            [3.6, 0],
            [4.6, 84],
          ]),
          { right: during(t, 4.9, 5.3) },
        ),
      ),
      shot(t, 6.4, 10.4, () => raiseByHand(t)),
      shot(t, 10.4, 14.8, () => release(t)),
      shot(t, 14.8, 23, () => refit(t)),
    ].join(''),
};
