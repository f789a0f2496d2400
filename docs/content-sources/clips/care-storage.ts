import { accent, accentSoft, greenMid, hairline, surface } from '../drawing/palette.ts';
import { circle, line, path, place } from '../drawing/shapes.ts';
import { footMassager } from '../drawing/foot-massager.ts';
import { massageChair } from '../drawing/massage-chair.ts';
import { tray, waterPurifier } from '../drawing/water-purifier.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { flatHand } from '../drawing/hands.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, mix, track } from './stage/timing.ts';
import { chip, floorLine, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

const apart = 640;

/** Four short strokes that say 'clean'. */
export function shine(x: number, y: number, shown: number): string {
  return place(
    { x, y, opacity: shown },
    path('M0,-26 L0,-12 M0,12 L0,26 M-26,0 L-12,0 M12,0 L26,0', { stroke: accent, width: 4 }),
  );
}

export function cloth(x: number, y: number, opacity: number): string {
  return place(
    { x, y, opacity, turn: -18 },
    path(
      'M-70,-30 C-50,-46 -30,-28 -8,-38 C18,-50 44,-34 66,-40 C78,-14 64,6 72,30 C44,44 22,30 0,40 C-26,50 -48,34 -72,40 C-82,14 -64,-4 -70,-30 Z',
      { fill: greenMid },
    ),
    place({ y: 14, scale: 0.92 }, flatHand()),
  );
}

function chair(t: number): string {
  const turn = t * 4.2;
  return [
    niche(640, floor, 420, 404),
    floorShadow(656, floor, 210),
    floorLine(),
    place({ x: 436, y: floor, scale: 0.96 }, massageChair()),
    cloth(668 + 54 * Math.cos(turn), 300 + 26 * Math.sin(turn), between(t, 6.8, 10, 0.5)),
    shine(560, 204, between(t, 8.6, 10.8)),
    shine(806, 118, between(t, 9, 10.8)),
  ].join('');
}

function purifier(t: number): string {
  const out = track(t, [
    [11.2, 0],
    [12.2, 1],
    [14.4, 1],
    [15.2, 0],
  ]);
  const rinse = between(t, 12.2, 14.2, 0.3);
  const drops = [0, 1, 2, 3, 4].map((i) => {
    const p = beat(t + i * 0.37, 0.9);
    return place(
      { x: 760 + i * 32, y: mix(96, 226, p), opacity: rinse * (1 - p * 0.4) },
      path('M0,-14 C8,-2 9,4 0,8 C-9,4 -8,-2 0,-14 Z', { fill: greenMid, stroke: 'none' }),
    );
  });
  const at = { x: mix(560, 824, out), y: mix(floor, floor + 6, out) } as const;
  return [
    niche(560, floor, 320, 416),
    floorShadow(560, floor, 116),
    floorLine(),
    place({ x: 560, y: floor }, waterPurifier({ off: true, withoutTray: true })),
    place({ ...at, turn: out * -6, around: [0, -186] }, tray()),
    ...drops,
    shine(824, 200, between(t, 14, 14.8, 0.2)),
  ].join('');
}

/** All three kinds of product: the care is the same. */
function opening(): string {
  return [
    niche(680, floor, 470, 380),
    floorShadow(680, floor, 250),
    floorLine(),
    place({ x: 424, y: floor, scale: 0.62 }, massageChair()),
    place({ x: 754, y: floor, scale: 0.6 }, waterPurifier()),
    place({ x: 884, y: floor, scale: 0.36 }, footMassager()),
  ].join('');
}

const cover =
  'M-172,0 C-166,-44 -172,-96 -148,-136 C-118,-186 -60,-208 0,-208 C60,-208 118,-186 148,-136 C172,-96 166,-44 172,0 ' +
  'C150,-10 132,6 108,-4 C84,-12 66,6 40,-4 C14,-12 -10,6 -36,-4 C-62,-12 -84,6 -108,-4 C-132,6 -150,-10 -172,0 Z';

function massager(t: number): string {
  const down = during(t, 16.4, 18);
  const sun = between(t, 15.8, 23, 0.4);
  return [
    niche(640, floor, 420, 380),
    floorShadow(640, floor, 170),
    floorLine(),
    place({ x: 640, y: floor }, footMassager()),
    place(
      { x: 640, y: floor + 6 - 190 * (1 - down), opacity: during(t, 15.9, 16.5) },
      path(cover, { fill: surface }),
      path(
        'M-84,-150 C-98,-100 -94,-60 -100,-30 M-10,-176 C-6,-120 -12,-80 -6,-34 M80,-152 C94,-104 88,-60 98,-30',
        { width: 2.5, stroke: hairline },
      ),
    ),
    place(
      { x: 880, y: 110, opacity: sun },
      circle(0, 0, 22, { fill: accentSoft }),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
        place(
          { turn },
          line([
            [0, -34],
            [0, -44],
          ]),
        ),
      ),
      line(
        [
          [-46, 40],
          [46, -40],
        ],
        { width: 5, stroke: accent },
      ),
    ),
    chip(872, 190, '그늘에', between(t, 16, 23)),
  ].join('');
}

export const careStorage: Clip = {
  id: 'care-storage',
  title: '청소와 보관',
  heading: ['청소와 보관'],
  seconds: 21.6,
  steps: [
    { from: 2.4, title: ['전원 끄고', '코드 빼기'] },
    { from: 6.2, title: ['겉면은', '마른 천으로'] },
    { from: 10.8, title: ['물 닿는 곳', '헹궈 말리기'] },
    { from: 15.4, title: ['덮개를 씌워', '그늘에 두기'] },
  ],
  closing: { from: 19, title: ['청소와 보관을', '마쳤습니다'] },
  stage: (t) => {
    const pan = track(t, [
      [10.2, 0],
      [11.2, -apart],
      [14.9, -apart],
      [15.9, -2 * apart],
    ]);
    const seen = (at: number, draw: () => string): string =>
      Math.abs(at + pan) < 620 ? place({ x: at + pan }, draw()) : '';
    return [
      shot(t, 0, 2.4, () => opening()),
      shot(t, 2.4, 6.2, () =>
        plugShot(
          track(t, [
            [3.4, 0],
            [4.4, 84],
          ]),
          { right: during(t, 4.7, 5.1) },
        ),
      ),
      shot(t, 6.2, 22, () =>
        [
          seen(0, () => chair(t)),
          seen(apart, () => purifier(t)),
          seen(2 * apart, () => massager(t)),
        ].join(''),
      ),
    ].join('');
  },
};
