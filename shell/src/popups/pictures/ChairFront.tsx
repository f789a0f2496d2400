import type { SeatPart } from '@portal/format';
import type { ReactNode } from 'react';

const mirrored = 'scale(-1 1)';

/** The chair's seats from the front, in drawing order: later ones stand before. */
const seats: { part: SeatPart; look: string; shape: ReactNode }[] = [
  {
    part: 'back',
    look: 'soft',
    shape: <path d="M-80-170-78-342C-76-378-52-394 0-394S76-378 78-342L80-170Z" />,
  },
  {
    part: 'shoulder',
    look: 'body',
    shape: <path d="M-80-342c30 4 36 32 34 56-2 22-16 30-34 30Z" />,
  },
  { part: 'head', look: 'warm', shape: <rect x="-46" y="-388" width="92" height="64" rx="24" /> },
  { part: 'sub', look: 'body', shape: <rect x="-46" y="-252" width="92" height="64" rx="16" /> },
  {
    part: 'calf',
    look: 'body',
    shape: <path d="M-78-134h72v72h-72Zm14 14v44m44-44v44" />,
  },
  {
    part: 'sole',
    look: 'body',
    shape: <rect x="-72" y="-48" width="58" height="34" rx="14" />,
  },
  { part: 'arm', look: 'body', shape: <rect x="-134" y="-242" width="36" height="100" rx="16" /> },
  {
    part: 'thigh',
    look: 'soft',
    shape: <path d="M0-194h-62q-22 0-22 22v18q0 22 22 22H0Z" />,
  },
];

/** What is no seat: it stands behind the seats, except arms and feet that carry theirs. */
const hood = <path d="M-104-170-100-350C-98-396-66-418 0-418S98-396 100-350L104-170Z" />;
const foot = <path d="M-84-62h80q4 0 4 4v46q0 12-12 12h-62q-14 0-16-16Z" />;
const arm = (
  <path d="M-84-90v-130c0-24-12-36-30-36-22 0-34 14-34 38v126c0 22 8 32 26 32h16c14 0 22-10 22-30Z" />
);

const pairs: ReadonlySet<SeatPart> = new Set(['shoulder', 'calf', 'sole', 'arm', 'thigh']);

const Pair = ({ children }: { children: ReactNode }) => (
  <>
    <g>{children}</g>
    <g transform={mirrored}>{children}</g>
  </>
);

/**
 * A massage chair from the front, 300 wide and 420 high; its foot is at 0, its middle at 0. With `lit`
 * everything but that seat steps back.
 */
export function ChairFront({ lit }: { lit?: SeatPart }) {
  const look = (own: string, part?: SeatPart) => {
    if (!lit) return own;
    return part === lit ? 'green' : 'body';
  };
  const draw = (...parts: SeatPart[]) =>
    seats
      .filter(({ part }) => parts.includes(part))
      .map(({ part, look: own, shape }) => (
        <g key={part} className={look(own, part)}>
          {pairs.has(part) ? <Pair>{shape}</Pair> : shape}
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

/** The middle of each seat, of the left one where there are two. */
export const seatMiddles: Record<SeatPart, readonly [x: number, y: number]> = {
  head: [0, -356],
  shoulder: [-63, -300],
  arm: [-116, -192],
  back: [0, -288],
  sub: [0, -220],
  thigh: [-42, -163],
  calf: [-42, -98],
  sole: [-43, -31],
};
