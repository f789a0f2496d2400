import { motionBed } from '../drawing/motion-bed.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { place } from '../drawing/shapes.ts';
import { floor } from './stage/frame.ts';
import { between, during, track } from './stage/timing.ts';
import { floorLine, plugShot, shot } from './stage/shot.ts';
import { cloth, shine } from './care-storage.ts';
import type { Clip } from './stage/clip.ts';

function room(back: number): string {
  return [
    niche(690, floor, 460, 380),
    floorShadow(690, floor, 240),
    floorLine(),
    place({ x: 432, y: floor, scale: 0.98 }, motionBed({ back })),
  ].join('');
}

/** The hand wipes along the frame, then below the back, which was raised before the plug was pulled. */
function wiping(t: number): string {
  const turn = t * 4.2;
  const below = during(t, 10.6, 11.2);
  return [
    room(
      track(t, [
        [15.8, 42],
        [17.4, 0],
      ]),
    ),
    cloth(
      600 + below * 150 + 54 * Math.cos(turn),
      372 - below * 40 + 14 * Math.sin(turn),
      between(t, 6.8, 14.2, 0.5),
    ),
    shine(520, 360, between(t, 8.8, 10.6)),
    shine(800, 300, between(t, 13, 15.4)),
  ].join('');
}

export const bedCare: Clip = {
  id: 'bed-care',
  title: '모션베드 청소와 보관',
  heading: ['모션베드', '청소와 보관'],
  seconds: 19,
  steps: [
    { from: 2.6, title: ['코드 빼기'] },
    { from: 6.4, title: ['프레임은', '마른 천으로'] },
    { from: 10.4, title: ['등받이', '아래도 닦기'] },
  ],
  closing: { from: 15.8, title: ['코드를 꽂고', '평평하게'] },
  stage: (t) =>
    [
      shot(t, 0, 2.6, () =>
        room(
          track(t, [
            [0.5, 0],
            [2.2, 42],
          ]),
        ),
      ),
      shot(t, 2.6, 6.4, () =>
        plugShot(
          track(t, [
            [3.4, 0],
            [4.4, 84],
          ]),
          { right: during(t, 4.7, 5.1) },
        ),
      ),
      shot(t, 6.4, 20, () => wiping(t)),
    ].join(''),
};
