import type { CashReceiptState } from '@portal/contract';

/** How a cash receipt stands, in the words of every page. */
export const receiptStates: Record<CashReceiptState, string> = {
  asked: '발급하고 있습니다',
  issued: '발급 완료',
  failed: '발급되지 않음',
  cancelling: '취소하고 있습니다',
  cancelled: '취소 완료',
};
