import { accent, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, line, place } from '../drawing/shapes.ts';
import { filter, filterSlots, waterPurifier } from '../drawing/water-purifier.ts';
import { floorShadow, niche } from '../drawing/room.ts';
import { grip } from '../drawing/hands.ts';
import { arrow, lens, ring, turnArrow } from '../drawing/marks.ts';
import { floor } from './stage/frame.ts';
import { beat, between, during, mix, track } from './stage/timing.ts';
import { chip, closeUp, floorLine } from './stage/shot.ts';
import type { Clip } from './stage/clip.ts';

const x = 572;
const slot = { x: x + 0, y: floor - 92 } as const;
const park = { x: 806, y: 150 } as const;

function room(...parts: readonly string[]): string {
  return [niche(x, floor, 330, 416), floorShadow(x, floor, 120), floorLine(), ...parts].join('');
}

/** Only the middle filter is due; its neighbours stay. */
const others = filterSlots
  .filter((at) => at !== 0)
  .map((at) => place({ x: at, y: -92 }, filter()))
  .join('');

/** Stop valve of the water line; 0 open, 1 shut: the lever stands across the pipe. */
function valve(shut: number): string {
  return [
    box(-140, -16, 280, 32, 0, { fill: greenSoft }),
    box(-44, -28, 88, 56, 12, { fill: surface }),
    place({ turn: shut * 90 }, box(-22, -12, 104, 24, 12, { fill: accent })),
    circle(0, 0, 8, { fill: surface }),
  ].join('');
}

function opening(t: number): string {
  return room(
    place({ x, y: floor }, waterPurifier({ alert: true, inside: '' })),
    place({ x: x + 34, y: floor - 352 }, ring(17, beat(t, 1.2))),
    place(
      { opacity: 1 - during(t, 2, 2.4) },
      place({ x: 800, y: floor - 92, scale: 1.3 }, filter()),
    ),
  );
}

function shutOff(t: number): string {
  const shut = during(t, 3.6, 4.8);
  return [
    room(place({ x, y: floor }, waterPurifier({ alert: true, off: t > 5.2 }))),
    place(
      { opacity: between(t, 2.4, 6) },
      line(
        [
          [x + 100, floor - 46],
          [746, 284],
        ],
        { width: 2.5 },
      ),
    ),
    place(
      { x: 820, y: 196, opacity: between(t, 2.4, 6) },
      lens('valve', 118, closeUp(0, 6, 1, valve(shut))),
      place({ y: 6, opacity: between(t, 3, 5.4) }, turnArrow(92, 8, 78, during(t, 3.1, 4.4))),
    ),
    chip(820, 356, shut > 0.6 ? '잠김' : '열림', between(t, 2.6, 6)),
  ].join('');
}

function openDoor(t: number): string {
  const away = track(t, [
    [7, 0],
    [8.6, 1],
  ]);
  const hand = { x: x + 88 + away * 214, y: floor - 104 } as const;
  return [
    room(
      place(
        { x, y: floor },
        waterPurifier({
          alert: true,
          off: true,
          doorAway: away,
          inside: others + place({ y: -92 }, filter({ used: true })),
        }),
      ),
    ),
    place({ x: hand.x, y: hand.y, opacity: between(t, 6.3, 9, 0.3) }, grip.behind(), grip.before()),
  ].join('');
}

/** The middle filter between its slot and the free place at the upper right. */
function travelling(p: number, used: boolean, turn: number): string {
  const lift = Math.sin(Math.PI * p) * 30;
  return place(
    {
      x: mix(slot.x, park.x, p),
      y: mix(slot.y, park.y, p) - lift,
      scale: mix(1, 1.3, p),
      turn: mix(0, 8, p),
    },
    filter({ used, turn }),
  );
}

function takeOut(t: number): string {
  const turn = -track(t, [
    [9.8, 0],
    [11, 2],
  ]);
  const out = during(t, 11.2, 12.6);
  return [
    room(
      place(
        { x, y: floor },
        waterPurifier({ alert: true, off: true, doorAway: 1, inside: others }),
      ),
    ),
    travelling(out, true, turn),
    place(
      { x: slot.x, y: slot.y - 60, opacity: between(t, 9.4, 11.3) },
      turnArrow(40, -20, -170, during(t, 9.6, 10.8)),
    ),
  ].join('');
}

function putIn(t: number): string {
  const into = 1 - during(t, 13.8, 15.2);
  const turn = track(t, [
    [15.4, 0],
    [16.5, 2],
  ]);
  return [
    room(
      place(
        { x, y: floor },
        waterPurifier({ alert: true, off: true, doorAway: 1, inside: others }),
      ),
    ),
    travelling(into, false, turn),
    place(
      { x: slot.x, y: slot.y - 60, opacity: between(t, 15.2, 16.9) },
      turnArrow(40, -160, -10, during(t, 15.3, 16.4)),
    ),
    chip(park.x, 130, '새 필터', between(t, 13.1, 14.2, 0.25)),
  ].join('');
}

function flush(t: number): string {
  const shut = 1 - during(t, 17.3, 18.3);
  const fill = Math.min(1, Math.max(0, (t - 18.8) / 2));
  const pouring = t > 18.7 && t < 20.9;
  return [
    room(
      place(
        { x, y: floor },
        waterPurifier({
          alert: t < 20.9,
          off: t < 18.4,
          doorAway: shut,
          glass: fill,
          pouring,
          clock: t,
          inside: others + place({ y: -92 }, filter()),
        }),
      ),
    ),
    chip(812, 236, '2L 버리기', between(t, 18.7, 21.1, 0.25)),
    place(
      { x: 716, y: 236, turn: 180, opacity: between(t, 18.7, 21.1, 0.25) },
      arrow(70, during(t, 18.7, 19.5)),
    ),
  ].join('');
}

export const filterChange: Clip = {
  id: 'filter-change',
  title: '정수기 필터 교체하기',
  heading: ['정수기', '필터 교체하기'],
  seconds: 24,
  steps: [
    { from: 2.4, title: ['물을 잠그고', '전원 끄기'] },
    { from: 6, title: ['앞 덮개', '당겨 열기'] },
    { from: 9.2, title: ['왼쪽으로', '돌려 빼기'] },
    { from: 13, title: ['오른쪽으로', '돌려 끼우기'] },
    { from: 17, title: ['물 2L', '흘려보내기'] },
  ],
  closing: { from: 21.2, title: ['필터 교체를', '마쳤습니다'] },
  // One room from beginning to end: only what happens in it changes.
  stage: (t) => {
    if (t < 2.4) return opening(t);
    if (t < 6) return shutOff(t);
    if (t < 9.2) return openDoor(t);
    if (t < 13) return takeOut(t);
    return t < 17 ? putIn(t) : flush(t);
  },
};
