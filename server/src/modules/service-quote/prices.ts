import {
  DISCOUNT_RATES,
  FILTER_MEMBERSHIP,
  LADDER_TRUCK,
  type CostLine,
  type Coverage,
  type Price,
  type ServiceProduct,
} from '@portal/contract';
import { formatWon, isAnotherRegion, regionOf } from '@portal/format';
import type { Tariff } from './tariff.ts';

const JEJU = '50';

/** What covers a repair; `work`: the warranty of the work that did not last; `unknown` as long as the product is. */
export type CoveredBy = NonNullable<Coverage['by']> | 'work' | 'nothing' | 'unknown';

/** When a visit and parts are charged. */
const repairConditions: Record<CoveredBy, { visit: string; parts: string }> = {
  contract: {
    visit: '렌탈 계약 기간에는 받지 않습니다',
    parts: '정상으로 쓰다가 난 고장은 계약 기간 동안 받지 않습니다. 소모품은 유료일 수 있습니다',
  },
  warranty: {
    visit: '무상 보증 기간에는 받지 않습니다',
    parts:
      '정상으로 쓰다가 난 고장은 무상 보증 기간 동안 받지 않습니다. 소모품은 유료일 수 있습니다',
  },
  work: {
    visit: '작업 보증 기간에는 받지 않습니다',
    parts:
      '같은 고장은 작업 보증 기간 동안 받지 않습니다. 다른 고장이면 현장에서 안내하고 받습니다',
  },
  nothing: {
    visit: '방문한 날 현장에서 받습니다',
    parts: '부품을 교체하면 현장에서 안내하고 받습니다',
  },
  unknown: {
    visit: '방문한 날 현장에서 받습니다. 무상 보증과 렌탈 계약 기간에는 받지 않습니다',
    parts:
      '부품을 교체하면 현장에서 안내하고 받습니다. 무상 보증 기간에도 소모품은 유료일 수 있습니다',
  },
};

/** A visit for after-service: without charge where the contract or a warranty covers it. */
export function afterServicePrice(tariff: Tariff, product: ServiceProduct, by: CoveredBy): Price {
  const { visit, parts } = repairConditions[by];
  const isFree = by === 'contract' || by === 'warranty' || by === 'work';
  return {
    lines: [
      {
        code: 'visit',
        label: '방문비',
        amount: isFree ? 0 : tariff('visit', product),
        condition: visit,
      },
      { code: 'onSite', label: '부품비', amount: null, condition: parts },
    ],
    discountRate: DISCOUNT_RATES.after,
    needsConsent: true,
    paidLater: true,
  };
}

const ladder = (where: string): CostLine => ({
  code: 'onSite',
  label: `사다리차 (${where})`,
  amount: null,
  condition: `${formatWon(LADDER_TRUCK.from)}~${formatWon(LADDER_TRUCK.to)}, 지방은 최대 ${formatWon(LADDER_TRUCK.countryside)} 추가. 현장에서 받습니다`,
});

/** A transfer between two addresses; a ferry goes to Jeju and from there, not on the island. */
export function transferPrice(
  tariff: Tariff,
  product: ServiceProduct,
  { from, to }: { from: string; to: string },
  ladders: { from: boolean; to: boolean },
): Price {
  const isApart = isAnotherRegion(from, to);
  const work = tariff('transfer', product);
  const lines: CostLine[] = [
    { code: 'work', label: '회수·설치 작업비', amount: work, condition: '' },
    {
      code: 'visit',
      label: '운송비',
      amount: isApart ? tariff('otherRegion', product) : 0,
      condition: isApart ? '다른 지역으로 옮깁니다' : '같은 지역은 받지 않습니다',
    },
  ];
  if (isApart && [from, to].some((addr) => regionOf(addr) === JEJU)) {
    const ferry = tariff('ferry', product);
    lines.push({ code: 'visit', label: '제주 도선료', amount: ferry, condition: '제주 본섬' });
  }
  if (ladders.from) lines.push(ladder('회수할 곳'));
  if (ladders.to) lines.push(ladder('설치할 곳'));
  return { lines, discountRate: DISCOUNT_RATES.transfer, needsConsent: true, paidLater: false };
}

/** Between any two regions a transfer costs what it costs between two of these. */
const PLACES = ['서울', '부산', '제주'];

/** A transfer between each two places whose prices differ. Ladder trucks are paid on site, so they are in no price. */
export const transferPrices = (tariff: Tariff, product: ServiceProduct): Price[] =>
  PLACES.flatMap((from) =>
    PLACES.map((to) => transferPrice(tariff, product, { from, to }, { from: false, to: false })),
  );

/** Disassembly and assembly in one home. */
export function assemblePrice(tariff: Tariff, product: ServiceProduct): Price {
  const work = (code: 'disassemble' | 'assemble', label: string): CostLine => {
    return { code: 'work', label, amount: tariff(code, product), condition: '' };
  };
  const lines = [work('disassemble', '분해 작업비'), work('assemble', '조립 작업비')];
  const discountRate = DISCOUNT_RATES.assemble_disassemble;
  return { lines, discountRate, needsConsent: true, paidLater: false };
}

/** The monthly fee of a filter membership. */
export const membershipPrice = (terms: number): Price => ({
  lines: [
    {
      code: 'work',
      label: '월 이용료',
      amount: FILTER_MEMBERSHIP.fee,
      condition: `매달 자동 납부, ${FILTER_MEMBERSHIP.months * terms}개월 약정`,
    },
  ],
  discountRate: 0,
  needsConsent: false,
  paidLater: true,
});
