import type { drawnSeats } from '@portal/contract';
import type { ReactNode } from 'react';

interface DrawnSeat {
  /** The API's code for it. */
  code: (typeof drawnSeats)[number];
  look: string;
  /** Its middle; the left one's if there are two. */
  middle: readonly [x: number, y: number];
  /** Drawn again, mirrored, on the other side. */
  twice?: true;
  shape: ReactNode;
}

/** The chair's seats from the front, in drawing order: later ones cover earlier ones. */
const seats: DrawnSeat[] = [
  {
    code: 'back',
    look: 'soft',
    middle: [0, -288],
    shape: <path d="M-80-170-78-342C-76-378-52-394 0-394S76-378 78-342L80-170Z" />,
  },
  {
    code: 'shoulder',
    look: 'body',
    middle: [-63, -300],
    twice: true,
    shape: <path d="M-80-342c30 4 36 32 34 56-2 22-16 30-34 30Z" />,
  },
  {
    code: 'head',
    look: 'warm',
    middle: [0, -356],
    shape: <rect x="-46" y="-388" width="92" height="64" rx="24" />,
  },
  {
    code: 'sub',
    look: 'body',
    middle: [0, -220],
    shape: <rect x="-46" y="-252" width="92" height="64" rx="16" />,
  },
  {
    code: 'calf',
    look: 'body',
    middle: [-42, -98],
    twice: true,
    shape: <path d="M-78-134h72v72h-72Zm14 14v44m44-44v44" />,
  },
  {
    code: 'sole',
    look: 'body',
    middle: [-43, -31],
    twice: true,
    shape: <rect x="-72" y="-48" width="58" height="34" rx="14" />,
  },
  {
    code: 'arm',
    look: 'body',
    middle: [-116, -192],
    twice: true,
    shape: <rect x="-134" y="-242" width="36" height="100" rx="16" />,
  },
  {
    code: 'thigh',
    look: 'soft',
    middle: [-42, -163],
    twice: true,
    shape: <path d="M0-194h-62q-22 0-22 22v18q0 22 22 22H0Z" />,
  },
];

/** The middle of a seat; undefined if this drawing does not have it. */
export const seatMiddle = (code: string) => seats.find((seat) => seat.code === code)?.middle;

// The rest of the chair is behind its seats; only arms and feet are in front of some.
const hood = <path d="M-104-170-100-350C-98-396-66-418 0-418S98-396 100-350L104-170Z" />;
const foot = <path d="M-84-62h80q4 0 4 4v46q0 12-12 12h-62q-14 0-16-16Z" />;
const arm = (
  <path d="M-84-90v-130c0-24-12-36-30-36-22 0-34 14-34 38v126c0 22 8 32 26 32h16c14 0 22-10 22-30Z" />
);

const Pair = ({ children }: { children: ReactNode }) => (
  <>
    <g>{children}</g>
    <g transform="scale(-1 1)">{children}</g>
  </>
);

/**
 * A massage chair from the front, 300 wide and 420 high, with the origin at the middle of its foot. With `lit`, a
 * seat's code, everything but that seat is faded.
 */
export function ChairFront({ lit }: { lit?: string | undefined }) {
  const look = (own: string, code?: string) => {
    if (!lit) return own;
    return code === lit ? 'green' : 'body';
  };
  const draw = (...codes: string[]) =>
    seats
      .filter(({ code }) => codes.includes(code))
      .map(({ code, look: own, twice, shape }) => (
        <g key={code} className={look(own, code)}>
          {twice ? <Pair>{shape}</Pair> : shape}
        </g>
      ));
  return (
    <>
      <g className={look('green')}>{hood}</g>
      {draw('back', 'shoulder', 'head', 'sub', 'calf')}
      <g className={look('soft')}>
        <Pair>{foot}</Pair>
      </g>
      {draw('sole')}
      <g className={look('green')}>
        <Pair>{arm}</Pair>
      </g>
      {draw('arm', 'thigh')}
    </>
  );
}
