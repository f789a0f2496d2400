import type { ShowroomSummary } from '@portal/contract';

/** A position in degrees (WGS 84). */
export interface Place {
  lat: number;
  lng: number;
}

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places as the crow flies. */
export function distanceBetween(a: Place, b: Place): number {
  const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2;
  const h =
    half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h));
}

/**
 * The showrooms with their distance in metres, nearest first. Without a position (`from` is null) they keep their order,
 * and `metres` is null.
 */
export function sortedFrom(from: Place | null, showrooms: readonly ShowroomSummary[]) {
  if (from === null) return showrooms.map((showroom) => ({ showroom, metres: null }));
  return showrooms
    .map((showroom) => ({ showroom, metres: distanceBetween(from, showroom) }))
    .sort((a, b) => a.metres - b.metres);
}
