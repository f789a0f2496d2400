import { ink, sunken, surface, third } from '../../drawing/palette.ts';
import { box, line, path, place } from '../../drawing/shapes.ts';
import { grip } from '../../drawing/hands.ts';
import { outlet, plug } from '../../drawing/room.ts';
import { cross, tick } from '../../drawing/marks.ts';
import { during } from './timing.ts';
import { floor } from './frame.ts';

/** One picture of the clip, shown from `from` to `to` with a short dissolve at both ends. */
export function shot(t: number, from: number, to: number, draw: () => string): string {
  const soft = 0.4;
  if (t < from - soft / 2 || t > to + soft / 2) return '';
  const arriving = from <= 0 ? 1 : during(t, from - soft / 2, from + soft / 2);
  const leaving = 1 - during(t, to - soft / 2, to + soft / 2);
  return place({ opacity: Math.min(arriving, leaving) }, draw());
}

/** Runs on under the titles, whose field lets it fade in, and past both sides, for a room that pans. */
export const floorLine = (): string =>
  line([
    [-1400, floor],
    [2400, floor],
  ]);

/** A part drawn larger whose lines stay as thin as everywhere else. */
export const closeUp = (x: number, y: number, scale: number, content: string): string =>
  `<g class="close">${place({ x, y, scale }, content)}</g>`;

export function label(
  x: number,
  y: number,
  content: string,
  options: { size?: number; weight?: number; fill?: string; anchor?: 'start' | 'middle' } = {},
): string {
  const { size = 24, weight = 700, fill = ink, anchor = 'middle' } = options;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="-0.02em">${content}</text>`;
}

/** A short word on a white chip, for what a drawing cannot say: a sound, a number of people, a time. */
export function chip(x: number, y: number, content: string, opacity = 1): string {
  const width =
    36 + [...content].reduce((sum, letter) => sum + (/[0-9 .]/.test(letter) ? 13 : 23), 0);
  return place(
    { x, y, opacity },
    box(-width / 2, -24, width, 48, 24, { fill: surface, width: 3 }),
    label(0, 9, content, { size: 26 }),
  );
}

/** A hand puts a plug into a wall outlet or takes it out; `gap` is what is left between them. */
export function plugShot(gap: number, verdict: { right?: number; wrong?: number } = {}): string {
  const y = 236;
  const x = 490 + gap;
  return [
    path(
      `M${x + 92},${y} C${x + 190},${y} ${x + 120},${floor + 40} ${x + 260},${floor + 40} L960,${floor + 40}`,
      { width: 7 },
    ),
    place({ x: x + 44, y, scale: 1.25 }, grip.behind()),
    closeUp(x, y, 1.7, plug()),
    // The wall is drawn over the pins: that is how they go into it.
    box(300, 0, 162, floor, 0, { fill: sunken, stroke: 'none' }),
    line(
      [
        [462, -4],
        [462, floor],
      ],
      {},
    ),
    closeUp(
      476,
      y,
      1.5,
      box(-9, -46, 20, 92, 8, { fill: surface }) +
        line(
          [
            [3, -16],
            [3, 16],
          ],
          { stroke: third, width: 2 },
        ),
    ),
    place({ x: x + 44, y, scale: 1.25 }, grip.before()),
    verdict.wrong ? place({ x: 560, y: 96 }, cross(verdict.wrong)) : '',
    verdict.right ? place({ x: 560, y: 96 }, tick(verdict.right)) : '',
  ].join('');
}

/** Face of the outlet with the plug in it, for wide pictures. */
export const pluggedOutlet = (x: number, y: number): string =>
  place(
    { x, y, scale: 0.8 },
    outlet(),
    path('M-22,0 A22,22 0 0 1 22,0 L18,20 L10,34 L-10,34 L-18,20 Z', { fill: surface }),
  );
