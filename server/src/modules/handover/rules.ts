import type { OwnedProduct } from '@portal/contract';

/**
 * Why a product cannot be handed over, in words for customers; null if it can.
 * @param found `contractLast`: the last day of its contract, null if unknown; `order`: the number of a request that has not ended
 */
export function handoverRefusal(
  { serialNo, orderKind }: Pick<OwnedProduct, 'serialNo' | 'orderKind'>,
  found: { contractLast: string | null; order: string | null; today: string; phone: string },
): string | null {
  const { contractLast, order, today, phone } = found;
  if (orderKind === '1' && (contractLast === null || contractLast >= today))
    return `렌탈 계약 중인 제품은 아직 회사의 제품이어서 물려주실 수 없습니다. 계약을 다른 분께 넘기시려면 고객센터 ${phone}번으로 전화해 주세요.`;
  if (serialNo === null)
    return `시리얼 번호가 등록되지 않은 제품입니다. 먼저 정품 등록을 하시거나 고객센터 ${phone}번으로 전화해 주세요.`;
  if (order !== null)
    return `이 제품의 접수 ${order}번이 아직 끝나지 않았습니다. 끝나거나 취소하신 뒤에 물려주실 수 있습니다. 궁금하신 점은 고객센터 ${phone}번으로 전화해 주세요.`;
  return null;
}
