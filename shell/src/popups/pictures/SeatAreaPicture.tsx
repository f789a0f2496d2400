import { seatParts, type SeatPart } from '@portal/format';
import { ChairFront, seatMiddles } from './ChairFront.tsx';
import { Drawing, DrawingBadge } from '@portal/ui';

/** Where each seat is, by the number of its row in the list; or, with `lit`, where that one is. */
export function SeatAreaPicture({ lit }: { lit?: SeatPart }) {
  const one = seatParts.find(({ code }) => code === lit);
  return (
    <Drawing
      label={
        one
          ? `앞에서 본 안마의자에서 ${one.name} 자리를 칠한 그림`
          : '앞에서 본 안마의자에 시트 부위마다 번호를 붙인 그림'
      }
      width={360}
      height={464}
    >
      <g transform="translate(180 442)">
        <ChairFront {...(one && { lit: one.code })} />
        {!one &&
          seatParts.map(({ code, sides }, i) => {
            const [x, y] = seatMiddles[code];
            return (
              <g key={code}>
                <DrawingBadge x={x} y={y} number={i + 1} />
                {sides === 2 && <DrawingBadge x={-x} y={y} number={i + 1} />}
              </g>
            );
          })}
      </g>
    </Drawing>
  );
}
