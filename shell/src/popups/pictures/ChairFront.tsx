import styled from '@emotion/styled';
import { drawnSeats } from '@portal/contract';
import Chair from './chair-front.svg';

/** The middle of each seat of chair-front.svg; the left one's if there are two. */
const middles: Record<string, readonly [x: number, y: number]> = {
  back: [0, -288],
  shoulder: [-63, -300],
  head: [0, -356],
  sub: [0, -220],
  calf: [-42, -98],
  sole: [-43, -31],
  arm: [-116, -192],
  thigh: [-42, -163],
} satisfies Record<(typeof drawnSeats)[number], readonly [number, number]>;

/** The middle of a seat; undefined if this drawing does not have it. */
export const seatMiddle = (code: string) => middles[code];

const Lit = styled(Chair)`
  overflow: visible;
  &[data-lit] > g {
    fill: var(--surface);
  }
  ${drawnSeats.map((code) => `&[data-lit='${code}'] > [data-seat='${code}']`).join()} {
    fill: var(--primary);
  }
`;

/**
 * A massage chair from the front, 300 wide and 420 high, with the origin at the middle of its foot. With `lit`, a
 * seat's code, everything but that seat is faded.
 */
export const ChairFront = ({ lit }: { lit?: string | undefined }) => (
  <Lit x={-150} y={-420} width={300} height={420} aria-hidden data-lit={lit} />
);
