import type { RegionCode } from '@portal/format';
import drawn from './outlines.json' with { type: 'json' };

/**
 * Borders and coasts of Korea's provinces, drawn by hand and much simplified. A line is a list of `longitude,latitude`.
 * Neighbouring provinces share the line of their border, so that no gap opens between them. Ulleungdo and Dokdo are drawn
 * 1.3 degrees west of their true places, to keep the map narrow.
 */
const lines: Record<string, string> = drawn.lines;

/** The outlines of each province. A ring joins the named lines in this order; `-` reverses a line. */
const rings: Record<RegionCode, readonly string[]> = drawn.rings;

const names: Record<RegionCode, string> = drawn.nameAt;

export type Point = readonly [lng: number, lat: number];

const pointOf = (point: string) => point.split(',').map(Number) as unknown as Point;
export const nameAt = (sido: RegionCode): Point => pointOf(names[sido]);

function pointsOf(name: string): Point[] {
  const points = (lines[name.replace('-', '')] ?? '').split(' ').map(pointOf);
  return name.startsWith('-') ? points.reverse() : points;
}

/** The metropolitan cities (codes 11 to 31) are drawn on top of the province around them. */
const onTop = (sido: string) => Number(/^[123]/.test(sido));

/** The provinces with their outlines, in drawing order. */
export const provinces = (Object.keys(rings) as RegionCode[])
  .sort((a, b) => onTop(a) - onTop(b))
  .map((sido) => ({ sido, rings: rings[sido].map((ring) => ring.split(' ').map(pointsOf)) }));
