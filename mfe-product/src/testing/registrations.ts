import { registrationStages, type Registration, type RegistrationStage } from '@portal/contract';

const order = Object.keys(registrationStages) as RegistrationStage[];

/** A registration in the stage `status`. */
export const registrationAt = (
  status: RegistrationStage,
  own: Partial<Registration> = {},
): Registration => ({
  bbsIdx: '70001',
  goodsCd: 'HB-700',
  goodsName: '편안 안마의자',
  product: 'bf',
  serialNo: 'C2504001234',
  status,
  statusName: registrationStages[status],
  receivedOn: '2026-11-20',
  answerBy: '2026-11-24',
  refused: false,
  boughtAt: 'market',
  shop: '한빛몰',
  boughtOn: '2026-10-03',
  photos: [],
  refusal: null,
  productIdx: null,
  stages: order.map((each, i) => {
    const at = order.indexOf(status);
    return {
      status: each,
      name: registrationStages[each],
      is: i < at ? 'done' : i === at ? 'now' : 'next',
      on: i <= at ? '2026-11-20' : null,
    };
  }),
  ...own,
});

/** Two models of chairs and a purifier, as the API lists them. */
export const models = {
  list: [
    { goodsCd: 'HB-700', goodsName: '편안 안마의자', product: 'bf' as const },
    { goodsCd: 'HB-500', goodsName: '작은 안마의자', product: 'bf' as const },
    { goodsCd: 'HW-310', goodsName: '편안 정수기', product: 'w' as const },
  ],
};
