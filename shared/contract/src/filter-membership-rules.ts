/**
 * Who knows how the fee is paid: the rental contract of the purifier, or the customer, whom the centre asks because a bought
 * purifier has none.
 */
export type MembershipPaidBy = 'contract' | 'asked';

/**
 * The rules of the membership in words for customers: its terms, its form and its page say the same. The law behind them
 * stands in docs/domain.md.
 */
export const membershipRules = {
  paidBy: {
    contract: '렌탈 계약의 결제 수단으로 매달 납부일에 렌탈료와 함께 냅니다.',
    asked: '고객센터에서 전화로 결제 수단을 여쭙고, 매달 그 수단으로 냅니다.',
  },
  revocation:
    '첫 필터를 받으신 날부터 7일 안에는 위약금 없이 청약을 철회하실 수 있습니다. 내신 이용료는 필터를 돌려받은 날부터 3영업일 안에 돌려드립니다. 돌려보내시는 배송비는 고객님이 내십니다.',
  end: '그 뒤에도 언제든지 그만두실 수 있습니다. 받으신 필터의 실제 값에서 내신 이용료를 뺀 금액을 위약금으로 내십니다. 내신 이용료가 더 많으면 위약금이 없습니다.',
} as const satisfies { paidBy: Record<MembershipPaidBy, string>; revocation: string; end: string };
