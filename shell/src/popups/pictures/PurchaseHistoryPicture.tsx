import { Lines, PhonePicture } from './PhonePicture.tsx';

/** What a screenshot of an order must show, numbered as in the list beside it. */
export function PurchaseHistoryPicture() {
  return (
    <PhonePicture
      label="휴대폰에 뜬 주문 내역 화면. 산 곳, 주문한 날, 제품 이름, 주문한 사람의 자리에 번호가 있습니다."
      title="주문 내역"
      numbersAt={[107, 143, 212, 314]}
    >
      <text x="20" y="90">
        ○○마켓
      </text>
      <text className="second" x="20" y="124">
        2026.10.02 주문
      </text>
      <rect className="soft" x="16" y="142" width="156" height="100" rx="12" />
      <g transform="translate(56 228) scale(0.18)" strokeWidth="9">
        <path
          className="green"
          d="M-104-170-100-350C-98-396-66-418 0-418S98-396 100-350L104-170Z"
        />
        <path className="body" d="M-84-194h168v130h-168Zm-16 134h200v60h-200Z" />
        <path
          className="warm"
          d="M-148-90v-128q0-38 34-38t30 36v130Zm296 0v-128q0-38-34-38t-30 36v130Z"
        />
      </g>
      <text x="94" y="178">
        안마의자
      </text>
      <text className="second" x="94" y="200">
        HB-700
      </text>
      <Lines d="M94 220h58" />
      <text className="second" x="20" y="272">
        주문한 사람
      </text>
      <text x="20" y="296">
        김하늘
      </text>
      <Lines d="M12 316h164" />
      <Lines d="M20 336h96m-96 14h60" />
    </PhonePicture>
  );
}
