import { accent, green, greenMid, greenSoft, sunken, surface } from './palette.ts';
import { box, circle, ellipse, line, path } from './shapes.ts';

/** Three-quarter view from above. Symmetric around x = 0, the floor is y = 0, 300 wide and 190 high. */
export function footMassager(options: { lamp?: boolean } = {}): string {
  const { lamp = false } = options;
  return [
    path(
      'M-150,-66 C-152,-132 -96,-186 0,-186 C96,-186 152,-132 150,-66 C150,-20 126,0 84,0 L-84,0 C-126,0 -150,-20 -150,-66 Z',
      { fill: surface },
    ),
    path(
      'M-150,-66 C-150,-20 -126,0 -84,0 L84,0 C126,0 150,-20 150,-66 C136,-44 112,-34 84,-34 L-84,-34 C-112,-34 -136,-44 -150,-66 Z',
      { fill: green },
    ),
    ellipse(-64, -92, 44, 56, { fill: greenSoft }),
    ellipse(64, -92, 44, 56, { fill: greenSoft }),
    ellipse(-62, -84, 26, 38, { fill: sunken, width: 2.5 }),
    ellipse(62, -84, 26, 38, { fill: sunken, width: 2.5 }),
    path(
      'M-72,-104 C-66,-108 -58,-108 -52,-104 M-72,-86 C-66,-90 -58,-90 -52,-86 M52,-104 C58,-108 66,-108 72,-104 M52,-86 C58,-90 66,-90 72,-86',
      { width: 2.5, stroke: greenMid },
    ),
    box(-14, -168, 28, 48, 12, { fill: greenSoft, width: 2.5 }),
    circle(0, -154, 5, { fill: lamp ? accent : surface, width: 2.2 }),
    line(
      [
        [-5, -136],
        [5, -136],
      ],
      { width: 2.5 },
    ),
    line(
      [
        [-60, -17],
        [60, -17],
      ],
      { stroke: greenMid, width: 2.5 },
    ),
  ].join('');
}
