import { serviceNames, type ServiceKind } from '@portal/contract';
import type { Ask } from '@portal/form';
import { formatDay } from '@portal/format';
import { api } from '@portal/host';

/** Asks before the same service is requested for the same product and day once more. */
export const askAboutSame =
  (service: ServiceKind) =>
  async ({ productIdx, visitOn }: { productIdx: string; visitOn: string }, ask: Ask) => {
    const { order } = await ask(api.findSameOrder, { service, productIdx, visitOn });
    return (
      order && {
        message: `이미 접수된 건이 있습니다. 같은 제품의 ${formatDay(visitOn)} ${serviceNames[service]} 접수입니다(접수 번호 ${order.ordNbr}). 그래도 하나 더 접수하시겠습니까?`,
        yes: '하나 더 접수하기',
        no: '접수하지 않기',
      }
    );
  };
