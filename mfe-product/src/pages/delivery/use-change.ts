import type { Delivery, Shipment } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import type { Who } from '../../delivery/found.ts';

/**
 * Returns a function that confirms a shipment's installation day or, with `moveOn`, moves it to that day. It
 * resolves to true if the server accepted; otherwise it tells the customer why, and resolves to false. A second call
 * aborts the first, unanswered one, which resolves to false; the server treats repetitions of a change as one.
 */
export function useChange(props: {
  shipment: Shipment;
  who?: Who;
  reload(): Promise<void>;
  onChanged?(delivery: Delivery): void;
}): [change: (moveOn?: string, window?: string) => Promise<boolean>, sending: boolean] {
  const { shipment, who, reload, onChanged } = props;
  const { dialogs, notify, supportCode } = useHost();
  const [send, { sending }] = useSend(api.changeDelivery);
  const { shippingSeq, installOn, encSeq } = shipment;
  const change = async (moveOn?: string, window?: string) => {
    if (installOn === null) return false;
    try {
      const changed = await send({
        shippingSeq,
        installOn,
        wants: moveOn === undefined ? 'confirm' : 'move',
        ...(moveOn !== undefined && { moveOn }),
        ...(window !== undefined && { window }),
        ...(who && encSeq !== null && { guest: { encSeq, ...who } }),
      });
      onChanged?.(changed);
      notify(moveOn === undefined ? '설치일을 확정했습니다.' : '설치일을 바꾸었습니다.');
      return true;
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      if (refused?.code === 'ABORTED') return false;
      await dialogs.alert(
        refused?.fields['moveOn'] ||
          refused?.message ||
          `바꾸지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`,
      );
      // The delivery on the screen is outdated. It stays there if the new one cannot be loaded.
      if (refused?.code === 'ERR_DELIVERY_STAGE' || refused?.code === 'ERR_ORDER_LATE')
        await reload().catch(() => {});
      return false;
    }
  };
  return [change, sending];
}
