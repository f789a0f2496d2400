import { Lines, PhonePicture } from './PhonePicture.tsx';

const star = 'm0-9 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7Z';

/** What a screenshot of a review must show, numbered as in the list beside it. */
export function ReviewCapturePicture() {
  return (
    <PhonePicture
      label="휴대폰에 뜬 상품 후기 화면. 제품 이름, 쓴 사람, 쓴 날, 내용의 자리에 번호가 있습니다."
      title="내가 쓴 후기"
      numbersAt={[107, 169, 203, 338]}
    >
      <text x="20" y="90">
        안마의자 HB-700
      </text>
      <g transform="translate(28 112)" className="warm" strokeWidth="1.75">
        {[0, 1, 2, 3, 4].map((i) => (
          <path key={i} d={star} transform={`translate(${i * 22} 0)`} />
        ))}
      </g>
      <text className="second" x="20" y="152">
        haneul****
      </text>
      <text className="second" x="20" y="178">
        2026.10.09 작성
      </text>
      <rect className="soft" x="16" y="196" width="156" height="88" rx="12" />
      <path className="line" d="m28 272 34-40 24 26 20-20 44 34" />
      <circle className="warm" cx="134" cy="220" r="8" />
      <Lines d="M20 306h148m-148 16h132m-132 16h84" />
    </PhonePicture>
  );
}
