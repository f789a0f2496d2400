import { accent, accentSoft, green, greenMid, greenSoft, surface } from './palette.ts';
import { bentBoard, box, line, path, place, type Point } from './shapes.ts';

export interface BedPose {
  /** Back rest in degrees from flat. */
  back?: number;
  /** Thigh part in degrees from flat. */
  knee?: number;
  /** The mattress moved away from the frame, in drawing units. */
  mattressLift?: number;
  mattressOpacity?: number;
  /** Half the gap between the two halves of the frame, for taking apart. */
  gap?: number;
  lamp?: boolean;
}

const deckY = -104;
const hip: Point = [292, deckY];
const thigh: Point = [226, deckY];

function spine(back: number, knee: number): readonly Point[] {
  const a = (back * Math.PI) / 180;
  const b = (knee * Math.PI) / 180;
  const bend: Point = [thigh[0] - 84 * Math.cos(b), thigh[1] - 84 * Math.sin(b)];
  // The lower leg hangs back a little less steeply than the thigh rises.
  const c = b * 0.72;
  const foot: Point = [bend[0] - 108 * Math.cos(c), bend[1] + 108 * Math.sin(c)];
  const head: Point = [hip[0] + 168 * Math.cos(a), hip[1] - 168 * Math.sin(a)];
  return [foot, bend, thigh, hip, head];
}

/** Side view, head to the right. The floor is y = 0; the bed is about 480 wide and 250 high. */
export function motionBed(pose: BedPose = {}): string {
  const { back = 0, knee = 0, mattressLift = 0, mattressOpacity = 1, gap = 0, lamp = false } = pose;
  const points = spine(back, knee);
  const bend = points[1] ?? thigh;
  const head = points[4] ?? hip;
  const middle: Point = [(hip[0] + head[0]) / 2, (hip[1] + head[1]) / 2];
  const links = [
    back > 1 ? line([[330, -88], middle], { width: 6 }) : '',
    knee > 1
      ? line(
          [
            [190, -88],
            [(bend[0] + thigh[0]) / 2, (bend[1] + thigh[1]) / 2],
          ],
          { width: 6 },
        )
      : '',
  ].join('');
  return [
    place({ x: gap }, headboard(), leg(420), links),
    place({ x: -gap }, leg(76)),
    place(
      { x: -gap },
      path('M48,-96 L262,-96 L262,-44 L62,-44 C52,-44 48,-50 48,-58 Z', { fill: green }),
    ),
    place({ x: gap }, path('M262,-96 L468,-96 L468,-44 L262,-44 Z', { fill: green }), motor(lamp)),
    place(
      { x: -gap },
      line(
        [
          [66, -70],
          [230, -70],
        ],
        { stroke: greenMid, width: 2.5 },
      ),
    ),
    place({ opacity: mattressOpacity }, path(bentBoard(points, 10, 3, 8), { fill: surface })),
    place({ y: -mattressLift, opacity: mattressOpacity }, mattress(points), pillow(back)),
  ].join('');
}

function mattress(points: readonly Point[]): string {
  const raised = bentBoard(points, -46, 15, 22);
  const [foot, bend, a, b, head] = points;
  if (!foot || !bend || !a || !b || !head) return '';
  const middle = offset(points, -23).map((point, i, all) => inset(point, i, all));
  return (
    path(raised, { fill: greenSoft }) + path(softened(middle, 20), { width: 2.5, stroke: greenMid })
  );
}

/** An open line whose inner corners are rounded. */
function softened(points: readonly Point[], radius: number): string {
  return points
    .map((here, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${here[0]},${here[1]}`;
      if (!after) return `L${here[0]},${here[1]}`;
      const from = inset(here, 0, [here, before], radius);
      const to = inset(here, 0, [here, after], radius);
      return `L${from[0]},${from[1]} Q${here[0]},${here[1]} ${to[0]},${to[1]}`;
    })
    .join(' ');
}

/** Moves the two ends of a seam in, so that it stops before the mattress does. */
function inset(point: Point, index: number, all: readonly Point[], by = 18): Point {
  const other = index === 0 ? all[1] : index === all.length - 1 ? all[all.length - 2] : undefined;
  if (!other) return point;
  const dx = other[0] - point[0];
  const dy = other[1] - point[1];
  const length = Math.hypot(dx, dy) || 1;
  return [point[0] + (dx / length) * by, point[1] + (dy / length) * by];
}

function offset(points: readonly Point[], by: number): readonly Point[] {
  return points.map((point, i) => {
    const from = points[Math.max(0, i - 1)] ?? point;
    const to = points[Math.min(points.length - 1, i + 1)] ?? point;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] + (-dy / length) * by, point[1] + (dx / length) * by];
  });
}

function pillow(back: number): string {
  return place(
    { x: hip[0], y: hip[1], turn: -back },
    path(
      'M92,-48 C88,-66 96,-76 112,-76 L146,-78 C160,-78 166,-68 162,-50 C160,-44 156,-44 150,-45 L102,-45 C96,-44 93,-44 92,-48 Z',
      { fill: accentSoft },
    ),
  );
}

function headboard(): string {
  return [
    box(462, -238, 34, 238, 14, { fill: greenSoft }),
    line(
      [
        [479, -218],
        [479, -110],
      ],
      { width: 2.5, stroke: greenMid },
    ),
  ].join('');
}

const leg = (x: number): string =>
  path(`M${x - 12},-46 L${x + 12},-46 L${x + 7},0 L${x - 7},0 Z`, { fill: surface });

function motor(lamp: boolean): string {
  return (
    box(300, -82, 62, 26, 8, { fill: surface }) +
    box(312, -73, 10, 8, 3, { fill: lamp ? accent : greenSoft, width: 2 })
  );
}

/** Hand remote of the bed: 84 wide, 200 high, top left corner at the origin. */
export function remote(options: { lit?: number; pressed?: number } = {}): string {
  const { lit = 0, pressed = -1 } = options;
  const key = (index: number, x: number, y: number, mark: string): string =>
    place(
      { x, y: y + (pressed === index ? 1.5 : 0) },
      box(-14, -12, 28, 24, 9, { fill: pressed === index ? greenSoft : surface, width: 2.5 }),
      mark,
    );
  const up = path('M-5,3 L0,-3 L5,3', { width: 2.5 });
  const down = path('M-5,-3 L0,3 L5,-3', { width: 2.5 });
  return [
    box(0, 0, 84, 200, 26, { fill: green }),
    box(10, 10, 64, 180, 20, { fill: surface, width: 2.5 }),
    box(34, 22, 16, 7, 3.5, { fill: lit > 0.5 ? accent : greenSoft, width: 2 }),
    key(0, 26, 56, up),
    key(1, 58, 56, up),
    key(2, 26, 88, down),
    key(3, 58, 88, down),
    key(4, 26, 124, path('M-6,3 L6,3', { width: 2.5 })),
    key(5, 58, 124, path('M-6,2 L0,-4 L6,2', { width: 2.5 })),
    place(
      { x: 42, y: 162 + (pressed === 6 ? 1.5 : 0) },
      box(-26, -13, 52, 26, 13, { fill: pressed === 6 ? accentSoft : greenSoft, width: 2.5 }),
      path('M-6,0 A6,6 0 0 1 6,0 M-11,0 A11,11 0 0 1 11,0', { width: 2.2 }),
    ),
  ].join('');
}
