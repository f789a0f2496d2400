import { motionBed, remote } from '../drawing/motion-bed.ts';
import { floorShadow, lamp, niche } from '../drawing/room.ts';
import { line, place } from '../drawing/shapes.ts';
import { lens } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { between, during, track } from './stage/timing.ts';
import { chip, closeUp, floorLine, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

function room(state: { lit: boolean; back?: number; pressed?: number }): string {
  const { lit, back = 0, pressed = -1 } = state;
  return [
    niche(690, floor, 460, 380),
    floorShadow(690, floor, 240),
    floorLine(),
    place({ x: 432, y: floor, scale: 0.98 }, motionBed({ back, lamp: lit })),
    place({ x: 478, y: 40, turn: -14, around: [42, 100] }, remote({ lit: lit ? 1 : 0, pressed })),
  ].join('');
}

/** The lamp of the drive below the bed, close. */
function drive(t: number): string {
  const lit = t > 9;
  return [
    room({ lit }),
    line(
      [
        [744, 372],
        [800, 214],
      ],
      { width: 2.5 },
    ),
    place({ x: 826, y: 132 }, lens('bed-power-lamp', 88, closeUp(0, 0, 2.2, lamp(lit ? 1 : 0)))),
    chip(826, 216, lit ? '켜짐' : '꺼짐', during(t, 7.2, 7.6)),
  ].join('');
}

export const bedPower: Clip = {
  id: 'bed-power',
  title: '모션베드 전원 확인',
  heading: ['모션베드', '전원 확인'],
  seconds: 18,
  steps: [
    { from: 2.6, title: ['코드를', '끝까지 꽂기'] },
    { from: 7, title: ['구동부의', '불 확인하기'] },
    { from: 11, title: ['등받이를', '올려 보기'] },
  ],
  closing: { from: 15.4, title: ['움직이면', '정상입니다'] },
  stage: (t) =>
    [
      shot(t, 0, 2.6, () => room({ lit: false })),
      shot(t, 2.6, 7, () =>
        plugShot(
          track(t, [
            [2.6, 62],
            [4.6, 62],
            [5.5, 0],
          ]),
          { wrong: between(t, 3.2, 4.8, 0.25), right: during(t, 5.5, 5.9) },
        ),
      ),
      shot(t, 7, 11, () => drive(t)),
      shot(t, 11, 19, () =>
        room({
          lit: true,
          pressed: t > 11.6 && t < 14.6 ? 0 : -1,
          back: track(t, [
            [12, 0],
            [14.8, 42],
          ]),
        }),
      ),
    ].join(''),
};
