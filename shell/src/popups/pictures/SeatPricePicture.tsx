import { formatWon, seatParts, type SeatPart } from '@portal/format';
import { ChairFront, seatMiddles } from './ChairFront.tsx';
import { Drawing } from '@portal/ui';

/** On which side of the chair a seat's price stands, from the top down. */
const sides: { side: 1 | -1; codes: SeatPart[] }[] = [
  { side: -1, codes: ['shoulder', 'sub', 'thigh', 'sole'] },
  { side: 1, codes: ['head', 'back', 'arm', 'calf'] },
];

const layouts = {
  wide: { width: 704, height: 464, scale: 1, edge: 40, apart: 44 },
  narrow: { width: 335, height: 316, scale: 0.58, edge: 12, apart: 47 },
};

/** What each seat costs, on a line that leads to it. */
export function SeatPricePicture({ layout }: { layout: keyof typeof layouts }) {
  const { width, height, scale, edge, apart } = layouts[layout];
  const middle = width / 2;
  const foot = (height + 420 * scale) / 2;
  const price = (code: SeatPart, side: 1 | -1, y: number) => {
    const part = seatParts.find((seat) => seat.code === code);
    const [seatX, seatY] = seatMiddles[code];
    const x = middle + side * (middle - edge);
    const anchor = side === 1 ? 'end' : 'start';
    // Level as long as it underlines its price, outside the chair.
    const beside = middle + side * 152 * scale;
    const d = `M${x} ${y}H${beside}L${middle + side * Math.abs(seatX) * scale} ${foot + seatY * scale}`;
    return (
      part && (
        <g key={code}>
          <path className="halo line" d={d} />
          <path className="leader line" d={d} />
          <circle
            className="green"
            cx={middle + side * Math.abs(seatX) * scale}
            cy={foot + seatY * scale}
            r="5"
          />
          {layout === 'wide' ? (
            <text x={x} y={y - 9} textAnchor={anchor}>
              <tspan className="second">{part.name}</tspan> {formatWon(part.price)}
            </text>
          ) : (
            <>
              <text className="second" x={x} y={y - 26} textAnchor={anchor}>
                {part.name.replace(' 시트', '')}
              </text>
              <text x={x} y={y - 8} textAnchor={anchor}>
                {formatWon(part.price)}
              </text>
            </>
          )}
        </g>
      )
    );
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
      {sides.map(({ side, codes }) => {
        let last = 0;
        return codes.map((code) => {
          // As high as its seat, and below the price before.
          last = Math.max(foot + seatMiddles[code][1] * scale, last + apart);
          return price(code, side, last);
        });
      })}
    </Drawing>
  );
}
