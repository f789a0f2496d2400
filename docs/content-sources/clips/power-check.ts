import { accent, green, greenSoft, ink, paper, surface } from '../drawing/palette.ts';
import { box, circle, field, line, path, place } from '../drawing/shapes.ts';
import { massageChair } from '../drawing/massage-chair.ts';
import { floorShadow, niche, rocker } from '../drawing/room.ts';
import { pointingHand } from '../drawing/hands.ts';
import { ring } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, mix, track } from './stage/timing.ts';
import { closeUp, floorLine, label, pluggedOutlet, plugShot, shot } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

function room(lit: boolean, raise: number): string {
  return [
    niche(640, floor, 420, 404),
    floorShadow(656, floor, 210),
    floorLine(),
    path(`M768,${floor - 14} C812,${floor - 8} 910,${floor - 20} 904,330`, { width: 5 }),
    pluggedOutlet(904, 296),
    place({ x: 436, y: floor, scale: 0.96 }, massageChair({ lamp: lit, raise, tilt: raise * 4 })),
  ].join('');
}

/** Where on the chair the close picture is: a small chair with a ring. */
function locator(x: number, y: number, phase: number): string {
  return place(
    { x: 866, y: 112 },
    circle(0, 0, 70, field(paper)),
    circle(0, 0, 70, { fill: greenSoft }),
    place({ x: -46, y: 44, scale: 0.22 }, massageChair()),
    place({ x, y }, ring(15, phase)),
  );
}

function switchPanel(t: number): string {
  const on = during(t, 8.5, 8.7);
  const reach = track(t, [
    [6.8, 1],
    [8.3, 0],
    [9.2, 0],
    [10.2, 0.7],
  ]);
  const press = between(t, 8.3, 9, 0.15) * 5;
  return [
    path(
      `M430,${floor} L430,150 C430,96 462,70 516,70 L720,70 C790,70 822,110 822,180 L822,${floor} Z`,
      { fill: green },
    ),
    box(486, 126, 276, 270, 24, { fill: surface }),
    closeUp(624, 212, 1.7, rocker(on)),
    label(664, 304, '켜짐', { size: 24 }),
    label(584, 304, '꺼짐', { size: 24, fill: '#6B665D', weight: 500 }),
    circle(560, 352, 20, { fill: greenSoft }),
    line(
      [
        [620, 344],
        [720, 344],
      ],
      { width: 3 },
    ),
    line(
      [
        [620, 362],
        [720, 362],
      ],
      { width: 3 },
    ),
    path(`M560,352 C560,420 500,400 500,${floor}`, { width: 7 }),
    place({ x: 672 + reach * 150, y: 218 + press + reach * 130, turn: -24 }, pointingHand()),
    locator(34, 30, beat(t, 1.4)),
  ].join('');
}

function controlPad(t: number): string {
  const on = during(t, 12.7, 13.1);
  const reach = track(t, [
    [10.8, 1],
    [12.2, 0],
    [13, 0],
    [14, 0.8],
  ]);
  const press = between(t, 12.2, 12.9, 0.15);
  return [
    niche(640, floor, 400, 400),
    floorLine(),
    path(`M612,${floor} L624,340 L656,340 L668,${floor} Z`, { fill: surface }),
    box(510, 76, 260, 280, 34, { fill: green }),
    box(532, 98, 216, 150, 18, { fill: surface }),
    place(
      { opacity: on },
      box(532, 98, 216, 150, 18, { fill: greenSoft }),
      path('M596,206 C596,170 612,148 640,148 C668,148 684,170 684,206', {
        stroke: green,
        width: 5,
      }),
      circle(640, 136, 12, { fill: accent, width: 3 }),
      line(
        [
          [570, 222],
          [mix(570, 710, on), 222],
        ],
        { stroke: green, width: 5 },
      ),
    ),
    circle(640, 302, 34 - press * 2, { fill: surface }),
    path('M628,294 A16,16 0 1 0 652,294 M640,284 L640,300', {
      stroke: on > 0.5 ? accent : ink,
      width: 4,
    }),
    place({ x: 648 + reach * 130, y: 310 + reach * 120, turn: -30 }, pointingHand()),
  ].join('');
}

export const powerCheck: Clip = {
  id: 'power-check',
  title: '전원 코드와 차단 스위치 확인',
  heading: ['전원 코드와', '차단 스위치', '확인'],
  seconds: 20,
  steps: [
    { from: 2.6, title: ['코드를', '끝까지 꽂기'] },
    { from: 6.8, title: ['차단 스위치', '켜기'] },
    { from: 10.8, title: ['전원 단추', '누르기'] },
    { from: 14.6, title: ['불이 켜지면', '정상입니다'] },
  ],
  closing: { from: 17.6, title: ['전원 확인을', '마쳤습니다'] },
  stage: (t) =>
    [
      shot(t, 0, 2.6, () => room(false, 0)),
      shot(t, 2.6, 6.8, () =>
        plugShot(
          track(t, [
            [2.6, 62],
            [4.6, 62],
            [5.5, 0],
          ]),
          { wrong: between(t, 3.2, 4.8, 0.25), right: during(t, 5.5, 5.9) },
        ),
      ),
      shot(t, 6.8, 10.8, () => switchPanel(t)),
      shot(t, 10.8, 14.6, () => controlPad(t)),
      shot(t, 14.6, 21, () =>
        room(
          t > 15.1,
          track(t, [
            [15.2, 0],
            [17.2, 0.8],
          ]),
        ),
      ),
    ].join(''),
};
