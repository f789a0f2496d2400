import { accent, green, greenSoft, ink, surface } from './palette.ts';
import { circle, line, path, place } from './shapes.ts';

const fat = 5;

/** Straight arrow from the origin to the right; `grown` 0..1 draws it on. */
export function arrow(length: number, grown = 1): string {
  const end = length * grown;
  if (grown < 0.02) return '';
  const head = Math.min(1, grown * 2);
  return (
    line(
      [
        [0, 0],
        [end, 0],
      ],
      { stroke: accent, width: fat },
    ) +
    place(
      { x: end },
      path(`M${-15 * head},${-12 * head} L0,0 L${-15 * head},${12 * head}`, {
        stroke: accent,
        width: fat,
      }),
    )
  );
}

/** Part of a circle with a head at its end; degrees run clockwise from the right. */
export function turnArrow(radius: number, from: number, to: number, grown = 1): string {
  if (grown < 0.02) return '';
  const end = from + (to - from) * grown;
  const at = (deg: number): readonly [number, number] => [
    radius * Math.cos((deg * Math.PI) / 180),
    radius * Math.sin((deg * Math.PI) / 180),
  ];
  const [x1, y1] = at(from);
  const [x2, y2] = at(end);
  const sweep = to > from ? 1 : 0;
  const large = Math.abs(end - from) > 180 ? 1 : 0;
  const heading = end + (sweep ? 90 : -90);
  return (
    path(
      `M${x1.toFixed(2)},${y1.toFixed(2)} A${radius},${radius} 0 ${large} ${sweep} ${x2.toFixed(2)},${y2.toFixed(2)}`,
      { stroke: accent, width: fat },
    ) +
    place(
      { x: x2, y: y2, turn: heading },
      path('M-14,-11 L0,0 L-14,11', { stroke: accent, width: fat }),
    )
  );
}

/** A ring that says 'here'; phase 0..1 lets it breathe out once. */
export function ring(radius: number, phase: number): string {
  const p = Math.min(1, Math.max(0, phase));
  return (
    circle(0, 0, radius + 12 * p, { stroke: accent, width: 4, opacity: 1 - p }) +
    circle(0, 0, radius, { stroke: accent, width: 4 })
  );
}

export function tick(grown = 1): string {
  const scale = 0.6 + 0.4 * grown;
  return place(
    { scale, opacity: grown },
    circle(0, 0, 34, { fill: green, stroke: surface, width: 6 }),
    path('M-14,1 L-4,11 L15,-10', { stroke: surface, width: 6 }),
  );
}

export function cross(grown = 1): string {
  return place(
    { opacity: grown },
    circle(0, 0, 26, { fill: surface, width: 3.5 }),
    path('M-9,-9 L9,9 M9,-9 L-9,9', { width: 4.5 }),
  );
}

/** Magnified detail: the content is drawn around the origin and cut to a circle. */
export function lens(id: string, radius: number, content: string): string {
  return [
    circle(0, 0, radius, { fill: greenSoft, stroke: 'none' }),
    `<clipPath id="${id}"><circle r="${radius}"/></clipPath><g clip-path="url(#${id})">${content}</g>`,
    circle(0, 0, radius, { stroke: ink, width: 4 }),
  ].join('');
}
