import type { ServiceOrder } from '@portal/contract';
import { isApiError, useHost, useSend, type api } from '@portal/host';

/** What a guest entered for the look-up, with the token of the request that it found. */
export interface Guest {
  encSeq: string;
  userName: string;
  userPhone: string;
}

/** A request, who changes it, and what happens then. */
export interface ChangeProps {
  order: ServiceOrder;
  /** Absent for a member. */
  guest?: Guest | undefined;
  /** @param said what was changed, in a sentence */
  onChanged(changed: ServiceOrder, said: string, phone?: string): void;
  /** The request on the screen is not as it is by now. */
  onStale(): void;
}

/** What names the request in each call. */
export const namedOf = ({ order, guest }: Pick<ChangeProps, 'order' | 'guest'>) => ({
  ordNbr: order.ordNbr,
  ...(guest && { guest }),
});

/** Sends a change. It returns the messages at the fields, or tells why it was refused; null if it succeeded. */
export function useChange<Call extends typeof api.moveOrderDays | typeof api.changeOrderContact>(
  call: Call,
  onStale: () => void,
) {
  const { dialogs, supportCode } = useHost();
  const [send] = useSend<NonNullable<Call['entry']>>(call as never);
  return async (
    input: Parameters<typeof send>[0],
    onDone: (changed: ServiceOrder) => void,
  ): Promise<Record<string, string>> => {
    try {
      onDone(await send(input));
      return {};
    } catch (error) {
      const refused = isApiError(error) ? error : null;
      if (refused && Object.keys(refused.fields).length > 0) return refused.fields;
      await dialogs.alert(
        refused?.message ||
          `바꾸지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`,
      );
      if (refused?.code === 'ERR_ORDER_CHANGED') onStale();
      return {};
    }
  };
}
