import {
  serviceNames,
  type AnswerOf,
  type findSameOrder,
  type ServiceKind,
} from '@portal/contract';
import type { Ask } from '@portal/form';
import { formatDay } from '@portal/format';
import { api } from '@portal/host';
import { servicePaths } from '../paths.ts';

type Order = NonNullable<AnswerOf<typeof findSameOrder>['order']>;

/** Names the open request that another one would repeat. */
export const sameOrderText = (service: ServiceKind, visitOn: string, order: Order) =>
  `같은 제품의 ${formatDay(visitOn)} ${serviceNames[service]} 접수입니다(접수 번호 ${order.ordNbr}, ${order.statusName}).`;

/** The `question` of a service's form: asks before an open request is filed a second time. */
export const askAboutSame =
  (service: ServiceKind) =>
  async ({ productIdx, visitOn }: { productIdx: string; visitOn: string }, ask: Ask) => {
    const { order } = await ask(api.findSameOrder, { service, productIdx, visitOn });
    return (
      order && {
        message: `이미 접수된 건이 있습니다. ${sameOrderText(service, visitOn, order)} 그래도 하나 더 접수하시겠습니까?`,
        yes: '하나 더 접수하기',
        no: '접수하지 않기',
        see: { label: '접수된 건 보기', href: servicePaths.order({ service, id: order.ordNbr }) },
      }
    );
  };
