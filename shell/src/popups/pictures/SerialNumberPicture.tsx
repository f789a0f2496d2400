import { Drawing, DrawingBadge } from '@portal/ui';

const bars = [0, 7, 11, 20, 26, 30, 39, 46, 50, 60, 64, 71, 80, 86, 92, 101, 107, 112];

/** The label with the serial number and its place on each product, numbered as in the list beside it. */
export function SerialNumberPicture() {
  return (
    <Drawing
      label="시리얼 번호 라벨과, 제품마다 라벨이 붙은 자리를 그린 그림. 번호는 영문 C로 시작합니다."
      width={360}
      height={356}
    >
      <g transform="translate(62 24)">
        <rect className="body" width="236" height="128" rx="16" />
        <text className="second" x="22" y="36">
          시리얼 번호
        </text>
        <rect className="mark" x="18" y="47" width="32" height="36" rx="10" />
        <text className="large" x="34" y="73" textAnchor="middle">
          C
        </text>
        <text className="large" x="58" y="73">
          2504001234
        </text>
        <path
          className="line"
          strokeWidth="3"
          d={bars.map((x) => `M${24 + x * 1.6} 94v16`).join('')}
        />
      </g>
      <path className="quiet" d="M24 322h312" />
      <g transform="translate(74 322)">
        <path className="green" d="M-38-20-36-116c1-20 14-30 36-30s35 10 36 30l2 96Z" />
        <path className="line" d="M-20-124c10-6 30-6 40 0" />
        <path className="body" d="M-44-26h88v14q0 12-12 12h-64q-12 0-12-12Z" />
        <path className="green" d="M-44-26v-46q0-10-8-10t-8 10v46Zm88 0v-46q0-10 8-10t8 10v46Z" />
      </g>
      <g transform="translate(186 322)">
        <path
          className="soft"
          d="m-52-56 52-34c6-4 12-2 14 2s0 8-4 10l-30 22h66q10 0 10 10v10h-108Z"
        />
        <path className="body" d="M-56-36H58v20H-56Z" />
        <path className="line" d="M-44-16V0m90-16V0" />
      </g>
      <g transform="translate(294 322)">
        <rect className="body" x="-36" y="-140" width="72" height="140" rx="12" />
        <path className="soft" d="M-36-108v-20q0-12 12-12h48q12 0 12 12v20Z" />
        <path className="line" d="M-22-20h44m-44 8h44" />
      </g>
      <DrawingBadge x={74} y={286} number={1} />
      <DrawingBadge x={228} y={300} number={2} />
      <DrawingBadge x={294} y={252} number={3} />
    </Drawing>
  );
}
