import { accent, accentSoft, green, greenMid, greenSoft, ink, sunken, surface } from './palette.ts';
import { box, circle, line, path, place, roundedOutline, type Look } from './shapes.ts';

export interface ChairPose {
  /** 0 seated, 1 leg rest fully raised. */
  raise?: number;
  /** Whole-body tilt in degrees, clockwise. */
  tilt?: number;
  /** Leaves the leg rest out, so that a scene can move it on its own. */
  withoutLegRest?: boolean;
  /** Lamp on the side panel. */
  lamp?: boolean;
}

const shell =
  'M356,-388 C398,-390 424,-358 420,-308 C414,-226 394,-140 362,-84 C350,-60 332,-46 304,-46 L200,-46 L236,-190 C268,-230 286,-336 356,-388 Z';

const backPad =
  'M352,-394 C312,-398 280,-366 262,-322 C250,-292 242,-266 230,-244 C222,-230 212,-218 200,-210 L212,-150 L304,-172 ' +
  'C336,-232 362,-304 372,-370 C374,-386 366,-393 352,-394 Z';

const sidePanel =
  'M120,-164 C118,-190 136,-208 166,-210 L252,-214 C294,-216 324,-200 334,-170 C342,-142 330,-98 310,-70 C300,-55 284,-48 264,-48 ' +
  'L176,-48 C146,-48 128,-64 126,-96 Z';

/** Side view, feet to the left. The floor is y = 0; the chair is about 420 wide and 395 high. */
export function massageChair(pose: ChairPose = {}): string {
  const { raise = 0, tilt = 0, withoutLegRest = false, lamp = false } = pose;
  const body = [
    path(shell, { fill: green }),
    path('M398,-300 C390,-222 372,-150 344,-98', { stroke: greenMid, width: 3 }),
    path(backPad, { fill: greenSoft }),
    path('M342,-366 C330,-308 310,-244 288,-200', { width: 2.5 }),
    path('M256,-280 C266,-276 276,-268 282,-258 M242,-246 C254,-242 264,-236 272,-226', {
      width: 2.5,
    }),
    headCushion(),
    seatPad(),
    path(sidePanel, { fill: surface }),
    path('M150,-176 C152,-182 160,-184 170,-184 L250,-188 C280,-188 300,-178 306,-160', {
      width: 2.5,
    }),
    path('M150,-70 C206,-78 268,-108 318,-166', { stroke: green, width: 3 }),
    circle(162, -136, 8, { fill: lamp ? accent : greenSoft, width: 2.5 }),
  ].join('');
  return [
    // The foot stays on the floor while the body rocks.
    path('M180,-50 L168,-9 C167,-3 170,0 175,0 L336,0 C342,0 345,-4 343,-9 L328,-54 Z', {
      fill: surface,
    }),
    line(
      [
        [202, -22],
        [310, -22],
      ],
      { width: 2.5 },
    ),
    withoutLegRest ? '' : place({ ...hinge(tilt), turn: raise * 62 + tilt }, legRest()),
    place({ turn: tilt, around: [250, -20] }, body),
  ].join('');
}

/** Where the leg rest hangs, in the chair's coordinates. */
export function hinge(tilt = 0): { x: number; y: number } {
  const rad = (tilt * Math.PI) / 180;
  const dx = 112 - 250;
  const dy = -126 + 20;
  return {
    x: 250 + dx * Math.cos(rad) - dy * Math.sin(rad),
    y: -20 + dx * Math.sin(rad) + dy * Math.cos(rad),
  };
}

function headCushion(): string {
  return path(
    'M284,-360 C270,-348 260,-330 256,-310 C254,-298 264,-294 274,-298 C292,-306 306,-326 314,-348 C318,-362 298,-372 284,-360 Z',
    { fill: accentSoft },
  );
}

function seatPad(): string {
  return path(
    'M98,-158 C95,-178 108,-190 130,-192 L190,-196 L190,-120 L124,-116 C106,-116 100,-138 98,-158 Z',
    { fill: greenSoft },
  );
}

/** Leg rest; its hinge is the origin, its foot points left. */
export function legRest(look: Look = {}): string {
  return [
    path(
      roundedOutline(
        [
          [-92, 72],
          [44, 72],
          [44, 122],
          [-92, 122],
        ],
        [18, 4, 18, 18],
      ),
      { fill: greenSoft, ...look },
    ),
    path(
      roundedOutline(
        [
          [-44, -20],
          [30, -20],
          [44, 84],
          [-54, 84],
        ],
        [22, 18, 12, 12],
      ),
      { fill: surface, ...look },
    ),
    path('M-20,0 C-26,22 -28,40 -29,60', { width: 2.5, stroke: look.stroke ?? ink }),
    line(
      [
        [-66, 104],
        [18, 104],
      ],
      { width: 2.5, stroke: look.stroke ?? ink },
    ),
  ].join('');
}

export interface SeatPlace {
  /** How far the seat is above its place, and to the side of it. */
  lift?: number;
  aside?: number;
}

/** Front view: the seat parts. Symmetric around x = 0, the floor is y = 0, 300 wide and 400 high. */
export function massageChairFront(seat: SeatPlace = {}): string {
  const { lift = 0, aside = 0 } = seat;
  const pair = (part: string): string => part + place({ flip: true }, part);
  return [
    path('M-104,-150 L-100,-330 C-98,-376 -66,-398 0,-398 C66,-398 98,-376 100,-330 L104,-150 Z', {
      fill: green,
    }),
    path('M-80,-150 L-78,-322 C-76,-358 -52,-374 0,-374 C52,-374 76,-358 78,-322 L80,-150 Z', {
      fill: greenSoft,
    }),
    pair(
      path('M-80,-318 C-50,-314 -46,-292 -48,-268 C-50,-252 -64,-246 -80,-246', { fill: surface }),
    ),
    box(-46, -366, 92, 62, 24, { fill: accentSoft }),
    path('M-26,-232 C-26,-210 -20,-196 -12,-184 M26,-232 C26,-210 20,-196 12,-184', { width: 2.5 }),
    pair(box(-78, -112, 72, 76, 18, { fill: surface })),
    pair(path('M-60,-98 L-60,-52 M-24,-98 L-24,-52', { width: 2.5 })),
    pair(
      path(
        'M-84,-40 L-4,-40 C-2,-40 0,-38 0,-36 L0,-12 C0,-4 -4,0 -12,0 L-74,0 C-84,0 -90,-6 -90,-16 Z',
        { fill: greenSoft },
      ),
    ),
    pair(box(-66, -28, 46, 16, 8, { width: 2.5 })),
    lift !== 0 || aside !== 0
      ? box(-82, -150, 164, 36, 10, { fill: sunken }) +
        line(
          [
            [-50, -132],
            [50, -132],
          ],
          { width: 2.5 },
        )
      : '',
    pair(
      path(
        'M-84,-70 L-84,-200 C-84,-224 -96,-236 -114,-236 C-136,-236 -148,-222 -148,-198 L-148,-72 C-148,-50 -140,-40 -122,-40 L-106,-40 C-92,-40 -84,-50 -84,-70 Z',
        { fill: green },
      ),
    ),
    pair(box(-134, -220, 36, 92, 16, { fill: surface })),
    pair(
      line(
        [
          [-116, -200],
          [-116, -150],
        ],
        { width: 2.5 },
      ),
    ),
    // Last, so that a seat that is carried away passes before the arms.
    place(
      { x: aside, y: -lift },
      box(-84, -172, 168, 62, 22, { fill: greenSoft }),
      line(
        [
          [0, -160],
          [0, -124],
        ],
        { width: 2.5 },
      ),
    ),
  ].join('');
}

/** A smaller chair without arm massage: higher legs, open arm. Same origin and direction. */
export function compactChair(pose: ChairPose = {}): string {
  const { raise = 0 } = pose;
  return [
    line(
      [
        [168, -62],
        [150, 0],
      ],
      { width: 7 },
    ),
    line(
      [
        [318, -62],
        [342, 0],
      ],
      { width: 7 },
    ),
    place(
      { x: 124, y: -118, turn: raise * 66 },
      path(
        roundedOutline(
          [
            [-22, -12],
            [16, -12],
            [22, 84],
            [-30, 84],
          ],
          14,
        ),
        { fill: surface },
      ),
      line(
        [
          [-4, 10],
          [-6, 60],
        ],
        { width: 2.5 },
      ),
    ),
    path(
      'M322,-360 C288,-360 270,-336 258,-290 C246,-242 240,-200 222,-182 L124,-176 C106,-174 98,-162 100,-146 C102,-130 112,-120 130,-120 L290,-110 L360,-300 C372,-340 352,-360 322,-360 Z',
      { fill: greenSoft },
    ),
    path(
      'M274,-336 C260,-324 252,-306 250,-290 C249,-279 260,-277 268,-282 C284,-290 294,-308 298,-324 C300,-338 284,-344 274,-336 Z',
      { fill: accentSoft },
    ),
    path(
      'M128,-58 C112,-58 104,-70 106,-84 C108,-98 120,-106 136,-108 L236,-118 C262,-122 276,-142 284,-174 L306,-288 C314,-332 326,-354 350,-354 C374,-354 386,-332 382,-300 L356,-140 C348,-84 334,-58 304,-58 Z',
      { fill: green },
    ),
    line(
      [
        [150, -84],
        [280, -92],
      ],
      { stroke: greenMid, width: 3 },
    ),
    path('M178,-206 L168,-112', { width: 7 }),
    path(
      roundedOutline(
        [
          [146, -236],
          [306, -230],
          [300, -200],
          [146, -206],
        ],
        [15, 8, 8, 15],
      ),
      { fill: surface },
    ),
  ].join('');
}
