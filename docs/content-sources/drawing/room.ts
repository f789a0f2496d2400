import { accent, green, greenMid, greenSoft, ink, shade, surface } from './palette.ts';
import { box, circle, ellipse, line, path, place, type Point } from './shapes.ts';

/** The quiet ground every scene and cover stands on: an arch of soft green and a floor line. */
export function niche(x: number, floor: number, width: number, height: number): string {
  const r = width / 2;
  return path(
    `M${x - r},${floor} L${x - r},${floor - height + r} A${r},${r} 0 0 1 ${x + r},${floor - height + r} L${x + r},${floor} Z`,
    { fill: greenSoft, stroke: 'none' },
  );
}

export const floorShadow = (x: number, y: number, half: number): string =>
  ellipse(x, y + 3, half, 9, { fill: shade, stroke: 'none' });

/** Wall outlet with one round socket, centred on the origin. */
export function outlet(): string {
  return (
    box(-46, -46, 92, 92, 20, { fill: surface }) +
    circle(0, 0, 30, { fill: greenSoft }) +
    circle(-11, 0, 3.5, { fill: ink, stroke: 'none' }) +
    circle(11, 0, 3.5, { fill: ink, stroke: 'none' })
  );
}

/** Plug seen from the side: pins point left, the cord leaves at the right (62, 0). */
export function plug(options: { pins?: boolean } = {}): string {
  const { pins = true } = options;
  return [
    pins
      ? line(
          [
            [-22, -9],
            [0, -9],
          ],
          { width: 5 },
        ) +
        line(
          [
            [-22, 9],
            [0, 9],
          ],
          { width: 5 },
        )
      : '',
    path(
      'M0,-24 L22,-24 C34,-24 40,-14 62,-8 L62,8 C40,14 34,24 22,24 L0,24 C-4,24 -6,22 -6,18 L-6,-18 C-6,-22 -4,-24 0,-24 Z',
      { fill: surface },
    ),
    line(
      [
        [20, -10],
        [20, 10],
      ],
      { width: 2.5 },
    ),
  ].join('');
}

export function cord(points: readonly Point[], width = 6): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const d = rest.reduce((all, point, i) => {
    const before = points[i] ?? first;
    const middle = (before[0] + point[0]) / 2;
    return `${all} C${middle},${before[1]} ${middle},${point[1]} ${point[0]},${point[1]}`;
  }, `M${first[0]},${first[1]}`);
  return path(d, { width });
}

/** Rocker switch, 0 off .. 1 on; centred on the origin, 96 by 60. */
export function rocker(on: number): string {
  return [
    box(-52, -34, 104, 68, 16, { fill: surface }),
    box(-42, -24, 84, 48, 10, { fill: on > 0.5 ? green : greenSoft }),
    place(
      { opacity: on },
      box(-42, -24, 42, 48, 10, { fill: greenMid, width: 2.5 }),
      line(
        [
          [22, -9],
          [22, 9],
        ],
        { stroke: surface, width: 4 },
      ),
    ),
    place(
      { opacity: 1 - on },
      box(0, -24, 42, 48, 10, { fill: surface, width: 2.5 }),
      circle(-21, 0, 8, { width: 3 }),
    ),
  ].join('');
}

/** Small lamp with rays when lit. */
export function lamp(on: number): string {
  const rays = [0, 60, 120, 180, 240, 300].map((turn) =>
    place(
      { turn },
      line(
        [
          [0, -19],
          [0, -27],
        ],
        { stroke: accent, width: 3 },
      ),
    ),
  );
  return (
    circle(0, 0, 11, { fill: on > 0.5 ? accent : surface }) + place({ opacity: on }, rays.join(''))
  );
}
