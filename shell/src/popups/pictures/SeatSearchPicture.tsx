import type { Seat } from '@portal/contract';
import { Drawing, DrawingBadge } from '@portal/ui';
import { ChairFront } from './ChairFront.tsx';

const Row = ({ y, name, chosen = false }: { y: number; name: string; chosen?: boolean }) => (
  <g transform={`translate(184 ${y})`}>
    <rect className={chosen ? 'soft' : 'body'} width="156" height="48" rx="12" />
    <rect className={chosen ? 'green' : 'body'} x="12" y="14" width="20" height="20" rx="6" />
    {chosen && <path className="tick" d="m17 24 4 4 7-8" />}
    <text x="42" y="29">
      {name}
    </text>
  </g>
);

const EXAMPLE = 'thigh';

/** How to find a seat: look for its place, then choose each side in the list. */
export function SeatSearchPicture({ seats }: { seats: readonly Seat[] }) {
  const name = seats.find(({ code }) => code === EXAMPLE)?.name ?? '시트';
  return (
    <Drawing
      label={`안마의자 그림에서 ${name} 자리를 찾은 뒤, 목록에서 왼쪽과 오른쪽을 각각 고르는 그림`}
      width={360}
      height={232}
    >
      <g transform="translate(92 220) scale(0.49)" strokeWidth="4">
        <ChairFront lit={EXAMPLE} />
      </g>
      <DrawingBadge x={26} y={34} number={1} />
      <DrawingBadge x={198} y={34} number={2} />
      <text x="220" y="39">
        {name}
      </text>
      <Row y={60} name="왼쪽" chosen />
      <Row y={120} name="오른쪽" chosen />
      <text x="340" y="200" textAnchor="end">
        2개 선택
      </text>
    </Drawing>
  );
}
