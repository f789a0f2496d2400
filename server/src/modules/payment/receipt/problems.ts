/** Why a cash receipt was not issued, each with what its payer reads. */
export const problems = {
  number:
    '번호가 국세청에서 확인되지 않아 발급되지 않았습니다. 번호를 확인하시고 아래에서 다시 신청해 주세요.',
  elsewhere:
    '이 결제의 현금영수증이 이미 발급된 것으로 나옵니다. 국세청 홈택스에서 확인하시고, 없으면 고객센터로 전화해 주세요.',
  refused:
    '현금영수증이 발급되지 않았습니다. 아래에서 다시 신청해 주세요. 그래도 되지 않으면 고객센터로 전화해 주세요.',
} as const;
export type Problem = keyof typeof problems;
