import { api, isApiError, useHost, useSend } from '@portal/host';
import { closeCardWindow } from '../provider/card-window.ts';

const STILL_OPEN =
  '은행에서 계좌를 아직 닫지 못했습니다. 결제되지 않았습니다. 입금하지 않으시면 기한이 지난 뒤 저절로 취소됩니다.\n바로 취소하시려면 잠시 뒤 다시 눌러 주세요.';
const UNSURE =
  '취소되었는지 확인하지 못했습니다.\n이 화면에서 결제 상태를 확인하시고, 취소되지 않았으면 다시 눌러 주세요.';

/**
 * Cancels a payment that is not charged or, with `deposit`, its deposit account. The page then shows the outcome,
 * because the call invalidates the payment's answer.
 */
export function useClose(moid: string) {
  const { dialogs, supportCode } = useHost();
  const [send, { sending }] = useSend(api.closePayment);
  const close = async (deposit: 'Y' | 'N' = 'N') => {
    closeCardWindow(moid);
    try {
      const { outcome } = await send({ moid, deposit });
      if (deposit === 'Y' && outcome === 'deposit') await dialogs.alert(STILL_OPEN);
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') return;
      await dialogs.alert(`${UNSURE}\n지원 번호 ${supportCode(error)}`);
    }
  };
  return { close, closing: sending };
}
