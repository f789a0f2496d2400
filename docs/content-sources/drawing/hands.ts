import { accentSoft, green, surface } from './palette.ts';
import { box, path, roundedOutline } from './shapes.ts';

const skin = accentSoft;

/** A hand that points; the fingertip is the origin, the arm comes from below. About 120 by 230. */
export function pointingHand(): string {
  return [
    sleeve(12, 176),
    path(
      'M-13,13 C-13,-4 13,-4 13,13 L13,62 C14,50 36,49 37,64 C39,54 58,55 58,71 C61,63 76,66 76,82 L76,112 ' +
        'C76,138 62,150 50,160 L50,196 L-16,196 L-16,158 C-30,146 -44,130 -52,112 C-58,98 -44,86 -32,94 C-24,99 -18,106 -13,112 Z',
      { fill: skin },
    ),
    path('M13,62 L13,92 M37,66 L37,94 M58,74 L58,96', { width: 2.5 }),
  ].join('');
}

function sleeve(x: number, y: number): string {
  return [
    path(
      roundedOutline(
        [
          [x - 40, y + 4],
          [x + 50, y + 4],
          [x + 66, y + 300],
          [x - 58, y + 300],
        ],
        [10, 10, 0, 0],
      ),
      { fill: green },
    ),
    box(x - 43, y, 96, 22, 10, { fill: surface }),
  ].join('');
}

/**
 * A hand that pinches something at the origin, in two layers: the thing held is drawn between them.
 * The arm comes from the right. About 230 by 110.
 */
export const grip = {
  behind: (): string => {
    const finger = (y: number, reach: number): string =>
      path(
        `M40,${y} L${reach + 11},${y} C${reach - 4},${y} ${reach - 4},${y + 23} ${reach + 11},${y + 23} L40,${y + 23}`,
        { fill: skin },
      );
    return [
      finger(-50, -22),
      finger(-27, -34),
      finger(-4, -30),
      finger(19, -16),
      path('M36,-50 C60,-58 84,-52 100,-42 L150,-36 L150,36 L104,40 C84,52 58,50 36,42', {
        fill: skin,
      }),
      path('M36,-43 L36,35', { stroke: skin, width: 9 }),
      path('M152,-46 L720,-76 L720,76 L152,46 Z', { fill: green }),
      box(140, -50, 22, 100, 10, { fill: surface }),
    ].join('');
  },
  before: (): string =>
    path(
      'M104,24 C84,40 52,36 26,20 C10,12 -10,12 -14,0 C-18,-14 -4,-20 10,-16 C40,-10 66,-10 92,-14',
      { fill: skin },
    ),
};

/** A flat hand seen from above, palm down; the middle of the palm is the origin, the arm comes from below. */
export function flatHand(): string {
  const finger = (x: number, top: number): string =>
    `M${x - 11},0 L${x - 11},${top + 11} C${x - 11},${top - 4} ${x + 11},${top - 4} ${x + 11},${top + 11} L${x + 11},0`;
  return [
    sleeve(-5, 84),
    path(finger(-32, -58), { fill: skin }),
    path(finger(-10, -76), { fill: skin }),
    path(finger(12, -70), { fill: skin }),
    path(finger(34, -50), { fill: skin }),
    path(
      'M-43,-8 L-43,14 C-58,6 -66,-10 -74,-14 C-88,-18 -94,-2 -86,10 C-74,30 -58,48 -40,62 L-38,104 L28,104 L32,62 C42,50 45,34 45,16 L45,-8',
      { fill: skin },
    ),
    path('M-43,-6 L45,-6', { stroke: skin, width: 10 }),
  ].join('');
}
