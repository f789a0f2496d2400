/** A deposit can only be refunded by phone, because nobody knows the account that it came from. */
export const REFUND_BY_PHONE =
  '가상계좌로 입금하신 금액은 환불받으실 계좌를 알려 주셔야 돌려 드릴 수 있습니다. 고객센터에 전화해 주세요. 상담사가 계좌를 확인하고 송금해 드립니다.';
