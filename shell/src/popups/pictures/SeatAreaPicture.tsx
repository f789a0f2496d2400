import type { Seat } from '@portal/contract';
import { Drawing, DrawingBadge } from '@portal/ui';
import { ChairFront, seatMiddle } from './ChairFront.tsx';

/** Where each seat is, numbered as in the list; with `part`, where that one seat is. */
export function SeatAreaPicture({
  seats,
  part,
}: {
  seats: readonly Seat[];
  part?: string | undefined;
}) {
  const one = seats.find(({ code }) => code === part && seatMiddle(code));
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
        <ChairFront lit={one?.code} />
        {!one &&
          seats.map(({ code, sides }, i) => {
            const middle = seatMiddle(code);
            if (!middle) return null;
            const [x, y] = middle;
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
