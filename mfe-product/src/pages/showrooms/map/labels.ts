/** A place to name on the map; `x` and `y` in units of the drawing. */
export interface Named {
  id: string;
  name: string;
  x: number;
  y: number;
}

/**
 * Where to write the names of places: right of each place or, if there is no room, left of it. The `label` is null if
 * neither side has room, because the name would cover another name or place, or leave the `view`.
 * @param size font size in units of the drawing
 */
export function placeNames(
  places: readonly Named[],
  size: number,
  view: { x: number; width: number },
) {
  const taken = places.map(({ x, y }) => box(x - size / 2, y - size / 2, size, size));
  return places.map(({ id, name, x, y }) => {
    const width = name.length * size;
    const gap = size * 0.8;
    const sides = [
      { anchor: 'start' as const, x: x + gap, from: x + gap },
      { anchor: 'end' as const, x: x - gap, from: x - gap - width },
    ];
    const free = sides.find(
      ({ from }) =>
        from > view.x &&
        from + width < view.x + view.width &&
        taken.every((other) => !overlaps(other, box(from, y - size / 2, width, size))),
    );
    if (free) taken.push(box(free.from, y - size / 2, width, size));
    return { id, name, y, label: free ?? null };
  });
}

const box = (x: number, y: number, width: number, height: number) => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});
type Box = ReturnType<typeof box>;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
