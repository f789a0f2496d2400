import { accent, greenMid, ink } from '../drawing/palette.ts';
import { circle, line, path, place } from '../drawing/shapes.ts';
import { motionBed, remote } from '../drawing/motion-bed.ts';
import { floorShadow, lamp, niche } from '../drawing/room.ts';
import { pointingHand } from '../drawing/hands.ts';
import { lens } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, blink, during, track } from './stage/timing.ts';
import { chip, closeUp, floorLine, label, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

interface Room {
  back?: number;
  knee?: number;
  lit?: boolean;
  pressed?: number;
  waves?: number;
}

function room(t: number, state: Room): string {
  const { back = 0, knee = 0, lit = false, pressed = -1, waves = 0 } = state;
  return [
    niche(690, floor, 460, 380),
    floorShadow(690, floor, 240),
    floorLine(),
    place({ x: 432, y: floor, scale: 0.98 }, motionBed({ back, knee, lamp: lit })),
    signal(t, waves),
    place({ x: 478, y: 40, turn: -14, around: [42, 100] }, remote({ lit: lit ? 1 : 0, pressed })),
  ].join('');
}

/** Waves from the remote towards the drive under the bed. */
function signal(t: number, strength: number): string {
  if (strength <= 0) return '';
  return [0, 1, 2]
    .map((i) => {
      const p = beat(t + i * 0.5, 1.5);
      const r = 40 + p * 84;
      const d = `M${r * 0.5},${-r * 0.62} A${r},${r} 0 0 1 ${r * 0.62},${r * 0.5}`;
      return place(
        { x: 556, y: 150, turn: 12, opacity: strength * (1 - p) },
        path(d, { stroke: accent, width: 4 }),
      );
    })
    .join('');
}

function pairing(t: number): string {
  const start = 8.2;
  const held = Math.min(1, Math.max(0, (t - start) / 3));
  const reach = track(t, [
    [7, 1],
    [8.1, 0],
    [11.3, 0],
    [12, 0.5],
  ]);
  const angle = -90 + 359.9 * held;
  const r = 62;
  const at = (deg: number): string =>
    `${(r * 1.25 * Math.cos((deg * Math.PI) / 180)).toFixed(1)},${(r * Math.sin((deg * Math.PI) / 180)).toFixed(1)}`;
  const arc =
    held > 0.001
      ? path(`M${at(-90)} A${r * 1.25},${r} 0 ${held > 0.5 ? 1 : 0} 1 ${at(angle)}`, {
          stroke: accent,
          width: 6,
        })
      : '';
  const seconds = Math.min(3, Math.max(1, Math.ceil(held * 3)));
  return [
    niche(600, floor, 380, 410),
    floorLine(),
    closeUp(
      526,
      58,
      1.78,
      remote({ lit: held >= 1 ? blink(t, 0.4) : 0, pressed: held > 0 && t < 11.4 ? 6 : -1 }),
    ),
    place(
      { x: 600, y: 346 },
      held > 0
        ? path(`M${at(-90)} A${r * 1.25},${r} 0 1 1 ${at(269.9)}`, { stroke: greenMid, width: 6 })
        : '',
      arc,
    ),
    place(
      { x: 830, y: 176, opacity: between(t, start, 12.2, 0.25) },
      circle(0, 0, 64, { fill: '#FFFFFF' }),
      label(0, 18, `${seconds}초`, { size: 50, fill: ink }),
    ),
    place({ x: 616 + reach * 150, y: 352 + reach * 130, turn: -36 }, pointingHand()),
  ].join('');
}

function answer(t: number): string {
  const lit = t > 14.4 ? 1 : blink(t, 0.6);
  return [
    room(t, { lit: lit > 0, waves: 1 - during(t, 14.4, 15) }),
    line(
      [
        [744, 372],
        [800, 214],
      ],
      { width: 2.5 },
    ),
    place({ x: 826, y: 132 }, lens('bed-lamp', 88, closeUp(0, 0, 2.2, lamp(lit)))),
    chip(826, 216, t > 14.4 ? '켜짐' : '깜빡임', during(t, 12.6, 13)),
  ].join('');
}

export const remotePairing: Clip = {
  id: 'remote-pairing',
  title: '리모컨 연결하기',
  heading: ['리모컨', '연결하기'],
  seconds: 22,
  steps: [
    { from: 2.6, title: ['코드를 빼고', '10초 뒤 꽂기'] },
    { from: 7, title: ['연결 단추', '3초 누르기'] },
    { from: 12.2, title: ['불이 켜지면', '연결된 것'] },
    { from: 16, title: ['등받이를', '올려 보기'] },
  ],
  closing: { from: 19.4, title: ['연결을', '마쳤습니다'] },
  stage: (t) =>
    [
      shot(t, 0, 2.6, () => room(t, { waves: 1 })),
      shot(
        t,
        2.6,
        7,
        () =>
          plugShot(
            track(t, [
              [2.6, 0],
              [2.9, 0],
              [3.7, 74],
              [5.4, 74],
              [6.2, 0],
            ]),
            { right: during(t, 6.2, 6.6) },
          ) + chip(640, 110, '10초', between(t, 3.6, 5.6, 0.25)),
      ),
      shot(t, 7, 12.2, () => pairing(t)),
      shot(t, 12.2, 16, () => answer(t)),
      shot(t, 16, 23, () =>
        room(t, {
          lit: true,
          pressed: t < 18.8 ? 0 : -1,
          waves: between(t, 16.3, 18.8),
          back: track(t, [
            [16.6, 0],
            [18.8, 42],
          ]),
          knee: track(t, [
            [17, 0],
            [18.8, 20],
          ]),
        }),
      ),
    ].join(''),
};
