import { ink, weight } from './palette.ts';

export type Point = readonly [number, number];

export interface Look {
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  opacity?: number;
}

export interface Placing {
  x?: number;
  y?: number;
  scale?: number;
  /** Degrees, clockwise, around `around` in the part's own coordinates. */
  turn?: number;
  around?: Point;
  opacity?: number;
  /** Mirrors left and right before anything else. */
  flip?: boolean;
}

const tidy = (value: number): string => String(Math.round(value * 100) / 100);

function attributes(look: Look): string {
  const out = [`fill="${look.fill ?? 'none'}"`];
  out.push(`stroke="${look.stroke ?? ink}"`, `stroke-width="${tidy(look.width ?? weight)}"`);
  if (look.dash) out.push(`stroke-dasharray="${look.dash}"`);
  if (look.opacity !== undefined && look.opacity < 1)
    out.push(`opacity="${tidy(Math.max(0, look.opacity))}"`);
  return out.join(' ');
}

export const path = (d: string, look: Look = {}): string => `<path d="${d}" ${attributes(look)}/>`;

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  look: Look = {},
): string =>
  `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(Math.max(0, w))}" height="${tidy(Math.max(0, h))}" rx="${tidy(r)}" ${attributes(look)}/>`;

export const circle = (x: number, y: number, r: number, look: Look = {}): string =>
  `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(Math.max(0, r))}" ${attributes(look)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, look: Look = {}): string =>
  `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(Math.max(0, rx))}" ry="${tidy(Math.max(0, ry))}" ${attributes(look)}/>`;

export const line = (points: readonly Point[], look: Look = {}): string =>
  path(points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${tidy(x)},${tidy(y)}`).join(' '), look);

/** A colour field without an outline. */
export const field = (fill: string, opacity = 1): Look => ({ fill, stroke: 'none', opacity });

export function place(placing: Placing, ...parts: readonly string[]): string {
  const { x = 0, y = 0, scale = 1, turn = 0, around = [0, 0], opacity = 1, flip = false } = placing;
  if (opacity <= 0.002) return '';
  const steps = [`translate(${tidy(x)} ${tidy(y)})`];
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 1e4) / 1e4})`);
  if (turn !== 0) steps.push(`rotate(${tidy(turn)} ${tidy(around[0])} ${tidy(around[1])})`);
  if (flip) steps.push('scale(-1 1)');
  const fade = opacity < 1 ? ` opacity="${tidy(opacity)}"` : '';
  return `<g transform="${steps.join(' ')}"${fade}>${parts.join('')}</g>`;
}

/** Shows `parts` only inside the outline `d`; the id must be unique in the frame. */
export const clipTo = (id: string, d: string, ...parts: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;

/** A polygon whose corners are rounded, each by `radius` or by its own entry of a list. */
export function roundedOutline(
  points: readonly Point[],
  radius: number | readonly number[],
): string {
  const count = points.length;
  const parts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const before = points[(i + count - 1) % count];
    const here = points[i];
    const after = points[(i + 1) % count];
    if (!before || !here || !after) continue;
    const wanted = typeof radius === 'number' ? radius : (radius[i] ?? 0);
    const from = towards(here, before, wanted);
    const to = towards(here, after, wanted);
    parts.push(
      `${i === 0 ? 'M' : 'L'}${tidy(from[0])},${tidy(from[1])} Q${tidy(here[0])},${tidy(here[1])} ${tidy(to[0])},${tidy(to[1])}`,
    );
  }
  return `${parts.join(' ')} Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + dx * share, from[1] + dy * share];
}

/** The outline of a board of even thickness whose top edge follows `top`, bent at each inner point. */
export function bentBoard(
  top: readonly Point[],
  thickness: number,
  corner: number,
  joint: number,
): string {
  const under: Point[] = top.map((point, i) => {
    const before = top[i - 1];
    const after = top[i + 1];
    const normals: Point[] = [];
    if (before) normals.push(normal(before, point));
    if (after) normals.push(normal(point, after));
    const sum = normals.reduce<Point>((a, n) => [a[0] + n[0], a[1] + n[1]], [0, 0]);
    const length = Math.hypot(sum[0], sum[1]) || 1;
    const unit: Point = [sum[0] / length, sum[1] / length];
    const first = normals[0] ?? unit;
    // The mitre keeps the board equally thick on both sides of a bend.
    const mitre = thickness / Math.max(0.5, unit[0] * first[0] + unit[1] * first[1]);
    return [point[0] + unit[0] * mitre, point[1] + unit[1] * mitre];
  });
  const points = [...top, ...under.reverse()];
  const last = top.length - 1;
  const radii = points.map((_, i) =>
    i === 0 || i === last || i === last + 1 || i === points.length - 1 ? corner : joint,
  );
  return roundedOutline(points, radii);
}

/** Unit normal to the right of the way from a to b: downwards when the way goes right. */
function normal(a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** Wraps a drawing so that every line has round ends and joints. */
export const drawing = (width: number, height: number, content: string, extra = ''): string =>
  `<svg viewBox="0 0 ${tidy(width)} ${tidy(height)}" stroke-linecap="round" stroke-linejoin="round" fill="none"${extra ? ` ${extra}` : ''}>${content}</svg>`;
