import { accent, green, greenMid, greenSoft, ink, paper, sunken, surface } from './palette.ts';
import { box, circle, line, path, place } from './shapes.ts';

export interface PurifierPose {
  /** 0 the door is on, 1 it is lifted off to the side. */
  doorAway?: number;
  /** Drawn in place of the filters when a scene moves them itself. */
  inside?: string;
  /** 0..1 how far the water has filled the glass; negative: no glass. */
  glass?: number;
  pouring?: boolean;
  /** Phase of the falling drops, in seconds. */
  clock?: number;
  /** Filter lamp on the display. */
  alert?: boolean;
  off?: boolean;
  withoutTray?: boolean;
}

export const filterSlots: readonly number[] = [-54, 0, 54];

/** Front view. Symmetric around x = 0, the floor is y = 0, 200 wide and 390 high. */
export function waterPurifier(pose: PurifierPose = {}): string {
  const {
    doorAway = 0,
    inside,
    glass = -1,
    pouring = false,
    clock = 0,
    alert = false,
    off = false,
    withoutTray = false,
  } = pose;
  return [
    path(
      'M-100,-12 L-100,-358 C-100,-378 -88,-390 -68,-390 L68,-390 C88,-390 100,-378 100,-358 L100,-12 Z',
      { fill: surface },
    ),
    path(
      'M-100,-318 L-100,-358 C-100,-378 -88,-390 -68,-390 L68,-390 C88,-390 100,-378 100,-358 L100,-318 Z',
      { fill: green },
    ),
    display(alert, off),
    path('M-78,-300 L78,-300 L78,-184 L-78,-184 Z', { fill: sunken }),
    glass >= 0 ? place({ x: 0, y: -190 }, tumbler(glass)) : '',
    pouring ? stream(glass, clock) : '',
    path(
      'M-22,-302 L22,-302 L16,-278 C14,-272 10,-270 6,-270 L-6,-270 C-10,-270 -14,-272 -16,-278 Z',
      { fill: surface },
    ),
    withoutTray ? '' : tray(),
    path('M-82,-166 L82,-166 L82,-26 L-82,-26 Z', { fill: sunken }),
    inside ?? filterSlots.map((x) => place({ x, y: -92 }, filter())).join(''),
    box(-90, -12, 180, 12, 4, { fill: green }),
    place({ x: doorAway * 214, y: -doorAway * 10, turn: doorAway * 5, opacity: 1 }, door()),
  ].join('');
}

function display(alert: boolean, off: boolean): string {
  const on = off ? greenMid : paper;
  const key = (x: number, lit: string): string =>
    circle(x, -352, 9, { stroke: lit, width: 2.5, opacity: off ? 0.45 : 1 });
  return [
    key(-34, on),
    key(0, on),
    circle(34, -352, 9, {
      stroke: alert ? accent : on,
      fill: alert ? accent : 'none',
      width: 2.5,
      opacity: off ? 0.45 : 1,
    }),
    line(
      [
        [-16, -330],
        [16, -330],
      ],
      { stroke: on, width: 2.5, opacity: off ? 0.3 : 0.8 },
    ),
  ].join('');
}

/** Drip tray in its place under the tap. */
export const tray = (): string => box(-86, -192, 172, 14, 7, { fill: surface });

export function door(): string {
  return [
    box(-94, -172, 188, 154, 16, { fill: surface }),
    path('M-26,-152 C-12,-144 12,-144 26,-152', { width: 2.5 }),
    path('M-74,-44 C-30,-60 34,-60 74,-44', { stroke: greenMid, width: 3 }),
  ].join('');
}

/** One filter, 44 wide and 124 high, centred on the origin. */
export function filter(options: { used?: boolean; turn?: number; label?: string } = {}): string {
  const { used = false, turn = 0 } = options;
  // Turning is shown by the grip ridges travelling across the cap.
  const ridges = [-1, 0, 1, 2].map((i) => {
    const x = ((((i * 12 + turn * 24) % 36) + 36) % 36) - 18;
    return line(
      [
        [x, -52],
        [x, -40],
      ],
      { width: 2, stroke: greenMid },
    );
  });
  return [
    box(-8, 56, 16, 14, 3, { fill: surface, width: 2.5 }),
    box(-20, -38, 40, 98, 9, { fill: used ? '#E7DFD0' : surface }),
    box(-22, -60, 44, 28, 9, { fill: green }),
    ridges.join(''),
    box(-12, -16, 24, 34, 5, { fill: used ? '#D8CDB8' : greenSoft, stroke: 'none' }),
    line(
      [
        [-5, -6],
        [5, -6],
      ],
      { width: 2.5 },
    ),
    line(
      [
        [-5, 3],
        [5, 3],
      ],
      { width: 2.5 },
    ),
  ].join('');
}

/** A glass standing on the origin, 56 wide and 66 high. */
export function tumbler(level: number): string {
  const top = -6 - 48 * Math.min(1, Math.max(0, level));
  const halfAt = (y: number): number => 22 + (-y / 66) * 6;
  const water =
    level > 0.01
      ? path(
          `M${-halfAt(top) + 3},${top} L${halfAt(top) - 3},${top} L21,-4 C20,-3 18,-3 17,-3 L-17,-3 C-18,-3 -20,-3 -21,-4 Z`,
          { fill: greenMid, stroke: 'none' },
        )
      : '';
  return (
    water +
    path('M-28,-66 L-22,-6 C-22,-2 -19,0 -16,0 L16,0 C19,0 22,-2 22,-6 L28,-66', { width: 3 })
  );
}

/** Rear view with the vents, the water inlet and the place of the label. Same origin and size. */
export function waterPurifierBack(): string {
  const vents = [-330, -314, -298, -282].map((y) =>
    line(
      [
        [-54, y],
        [54, y],
      ],
      { width: 3 },
    ),
  );
  return [
    path(
      'M-100,-12 L-100,-358 C-100,-378 -88,-390 -68,-390 L68,-390 C88,-390 100,-378 100,-358 L100,-12 Z',
      { fill: surface },
    ),
    ...vents,
    box(-76, -246, 152, 176, 18, { fill: sunken, width: 2.5 }),
    box(-90, -12, 180, 12, 4, { fill: green }),
    circle(58, -42, 10, { fill: greenSoft, width: 2.5 }),
    circle(-58, -42, 10, { fill: greenSoft, width: 2.5 }),
  ].join('');
}

function stream(glass: number, clock: number): string {
  const bottom = -196 - 46 * Math.max(0, glass);
  const wave = Math.sin(clock * 9) * 1.2;
  return path(`M${wave},-268 L${-wave},${bottom}`, { stroke: greenMid, width: 8 });
}

/** A slim counter model: no cold tank, the filter behind a side cover. Same origin. */
export function slimPurifier(): string {
  return [
    box(-66, -330, 132, 322, 26, { fill: surface }),
    path(
      'M-66,-236 L-66,-304 C-66,-320 -56,-330 -40,-330 L40,-330 C56,-330 66,-320 66,-304 L66,-236 Z',
      { fill: green },
    ),
    circle(0, -294, 15, { stroke: paper, width: 2.5 }),
    ...[-18, 0, 18].map((x) =>
      line(
        [
          [x - 4, -256],
          [x + 4, -256],
        ],
        { stroke: paper, width: 3 },
      ),
    ),
    circle(42, -308, 4, { fill: accent, stroke: 'none' }),
    path(
      'M-18,-236 L18,-236 L13,-212 C12,-208 9,-206 6,-206 L-6,-206 C-9,-206 -12,-208 -13,-212 Z',
      { fill: surface },
    ),
    path('M-46,-40 L-46,-140 M46,-40 L46,-140', { width: 2.5, stroke: greenMid }),
    box(-78, -20, 156, 20, 10, { fill: greenSoft }),
    place({ x: 0, y: -22 }, tumbler(0.6)),
    path('M66,-210 L78,-204 L78,-70 L66,-64', { fill: greenSoft, stroke: ink }),
  ].join('');
}
