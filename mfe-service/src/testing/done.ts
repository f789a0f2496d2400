import type { ServiceOrder } from '@portal/contract';
import { order } from './answers.ts';

/** A repair that was done and reported. */
export const done: ServiceOrder = {
  ...order,
  status: 'COMPLETE',
  statusName: '방문완료',
  stages: order.stages.map((stage, i) => ({ ...stage, is: i === 3 ? 'now' : 'done' })),
  next: { text: '모두 마쳤습니다.', by: null },
  may: { cancel: false, changeAddress: 'no', callCentre: false },
  report: {
    work: '이음매를 바꾸었습니다.',
    parts: [
      { name: '이음매', count: 2 },
      { name: '호스', count: 1 },
    ],
    charge: 15_000,
  },
  warrantyUntil: '2027-02-20',
};
