import { provinces, type Point } from './outlines.ts';

/** Units of the drawing for a degree of latitude. */
const UNITS = 100;
/** Length of a degree of longitude relative to one of latitude, in the middle of Korea. */
const NARROWER = 0.81;
const WEST = 125.92;
const NORTH = 38.7;

export const WIDTH = 318;
export const HEIGHT = 558;

export const project = ([lng, lat]: Point): [x: number, y: number] => [
  (lng - WEST) * UNITS * NARROWER,
  (NORTH - lat) * UNITS,
];

const written = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((part) => part.toFixed(1)).join(' ')).join(' ');

/** Draws a line as a smooth curve, the same one in either direction, so that neighbours fit together. */
function curve(line: readonly Point[]): string {
  const at = line.map(project);
  const by = (i: number) => at[Math.min(Math.max(i, 0), at.length - 1)] ?? [0, 0];
  return at
    .slice(1)
    .map((end, i) => {
      const [before, start, after] = [by(i - 1), by(i), by(i + 2)];
      const leaving = start.map(
        (part, axis) => part + ((end[axis] ?? 0) - (before[axis] ?? 0)) / 7,
      );
      const arriving = end.map(
        (part, axis) => part - ((after[axis] ?? 0) - (start[axis] ?? 0)) / 7,
      );
      return `C${written([leaving, arriving, end])}`;
    })
    .join('');
}

const pathOf = (rings: readonly (readonly (readonly Point[])[])[]) =>
  rings
    .map((ring) => `M${written([project(ring[0]?.[0] ?? [0, 0])])}${ring.map(curve).join('')}Z`)
    .join('');

export const shapes = provinces.map(({ sido, rings }) => ({ sido, path: pathOf(rings) }));

/** The part of the drawing to show. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}
export const whole: View = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const ROOM = 1.24;
const FLATTEST = 0.9;

/** The part of the drawing with one province and some room around it; the whole for an unknown code. */
export function viewOf(sido: string): View {
  const chosen = provinces.find((one) => one.sido === sido);
  if (!chosen) return whole;
  const points = chosen.rings.flat(2).map(project);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const width = Math.max(across, (down * WIDTH) / HEIGHT) * ROOM;
  const height = Math.max(down * ROOM, width * FLATTEST);
  return { x: left + across / 2 - width / 2, y: top + down / 2 - height / 2, width, height };
}
