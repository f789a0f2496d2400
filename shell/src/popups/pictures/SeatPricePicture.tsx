import type { Seat } from '@portal/contract';
import { formatWon } from '@portal/format';
import { Drawing } from '@portal/ui';
import { ChairFront, seatMiddle } from './ChairFront.tsx';

/** Which side of the chair each seat's price stands on, from the top down. */
const sides = [
  { side: -1, codes: ['shoulder', 'sub', 'thigh', 'sole'] },
  { side: 1, codes: ['head', 'back', 'arm', 'calf'] },
] as const;

const layouts = {
  wide: { width: 704, height: 464, scale: 1, edge: 40, apart: 44 },
  narrow: { width: 335, height: 316, scale: 0.58, edge: 12, apart: 47 },
};

/** A chair with each seat's price, joined to it by a line. */
export function SeatPricePicture({
  seats,
  layout,
}: {
  seats: readonly Seat[];
  layout: keyof typeof layouts;
}) {
  const { width, height, scale, edge, apart } = layouts[layout];
  const middle = width / 2;
  const foot = (height + 420 * scale) / 2;
  const prices = (side: 1 | -1, codes: readonly string[]) => {
    const x = middle + side * (middle - edge);
    const anchor = side === 1 ? 'end' : 'start';
    // The line stays level outside the chair, where it underlines its price.
    const beside = middle + side * 152 * scale;
    let last = 0;
    return codes.map((code) => {
      const seat = seats.find((each) => each.code === code);
      const place = seatMiddle(code);
      if (!seat || !place) return null;
      const seatX = middle + side * Math.abs(place[0]) * scale;
      const seatY = foot + place[1] * scale;
      // Level with its seat if possible, and always below the previous price.
      const y = Math.max(seatY, last + apart);
      last = y;
      const d = `M${x} ${y}H${beside}L${seatX} ${seatY}`;
      return (
        <g key={code}>
          <path className="halo line" d={d} />
          <path className="leader line" d={d} />
          <circle className="green" cx={seatX} cy={seatY} r="5" />
          {layout === 'wide' ? (
            <text x={x} y={y - 9} textAnchor={anchor}>
              <tspan className="second">{seat.name}</tspan> {formatWon(seat.price)}
            </text>
          ) : (
            <>
              <text className="second" x={x} y={y - 26} textAnchor={anchor}>
                {seat.name.replace(' 시트', '')}
              </text>
              <text x={x} y={y - 8} textAnchor={anchor}>
                {formatWon(seat.price)}
              </text>
            </>
          )}
        </g>
      );
    });
  };
  return (
    <Drawing
      label="앞에서 본 안마의자에 시트 부위마다 값을 적은 그림. 값은 아래 표와 같습니다."
      width={width}
      height={height}
    >
      <g transform={`translate(${middle} ${foot}) scale(${scale})`}>
        <ChairFront />
      </g>
      {sides.map(({ side, codes }) => prices(side, codes))}
    </Drawing>
  );
}
