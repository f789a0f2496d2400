import { isApiError, useHost, useSend } from '@portal/host';
import { api } from '../api.ts';

/**
 * Gives up a payment that is not charged, or with `deposit` its deposit account; the page follows, because the call makes its answer stale.
 */
export function useClose(moid: string) {
  const { notify, supportCode } = useHost();
  const [send, { sending }] = useSend(api.close);
  const close = async (deposit: 'Y' | 'N' = 'N') => {
    try {
      await send({ moid, deposit });
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') return;
      notify(`결제를 그만두지 못했습니다. 지원 번호 ${supportCode(error)}`);
    }
  };
  return { close, closing: sending };
}
