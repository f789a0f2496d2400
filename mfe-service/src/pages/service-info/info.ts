import { productNames } from '@portal/contract';
import { formatWon } from '@portal/format';
import { paths } from '@portal/paths';
import type { CostRow } from '../../service/CostTable.tsx';
import { figures } from '../../service/figures.ts';
import type { ServiceKind } from '../../service/names.ts';
import type { NumberedStep } from '../../service/NumberedSteps.tsx';

type Product = 'bf' | 'l' | 'w';

/** How a service goes and what it costs. */
interface Info {
  title: string;
  lead: string;
  help?: { popup: string; label: string };
  steps: readonly NumberedStep[];
  costs: readonly CostRow[];
  notes: readonly string[];
  /** Question above the way to the request. */
  ask: string;
  href: string;
}

const { ladderTruck, onlineDiscount, seatDiscount, seatLeadWeeks, seatVisitFee } = figures;

const onlineDiscountRow: CostRow = {
  label: '온라인 신청 할인',
  amount: `${onlineDiscount}%`,
  condition: '마케팅 정보 수신에 동의하신 때. 전화로 신청하시면 할인이 없습니다.',
};
const ladderRow: CostRow = {
  label: '사다리차',
  amount: `${formatWon(ladderTruck.from)} ~ ${formatWon(ladderTruck.to)}`,
  condition: `계단이나 승강기로 옮길 수 없을 때 현장에서 따로 내십니다. 읍·면 지역은 ${formatWon(ladderTruck.ruralExtra)}까지 더 들 수 있습니다.`,
};
const notes = [
  '사용 정보가 확인된 제품만 신청하실 수 있습니다.',
  '적어 주신 내용이 사실과 다르면 취소되거나 늦어질 수 있습니다.',
  '밀린 납부금이 있으면 신청이 제한될 수 있습니다.',
];
const jeju = '제주는 본섬만 방문합니다.';

const symptoms: Record<Product, string> = {
  bf: '전원, 소리, 안마 볼, 공기 주머니, 리모컨처럼 작동에 관한 고장을 봐 드립니다.',
  l: '움직임, 소리, 리모컨, 프레임과 매트리스의 고장을 봐 드립니다.',
  w: '물이 나오지 않거나 새고, 온도나 물맛이 다른 고장을 봐 드립니다.',
};

const after = (product: Product): Info => ({
  title: `${productNames[product]} 수리`,
  lead: symptoms[product],
  steps: [
    {
      title: '증상 고르기',
      text: '비슷한 질문의 답을 먼저 보여 드립니다. 바로 해결될 때가 많습니다.',
    },
    { title: '신청', text: '증상과 사진, 방문할 곳과 날을 남깁니다.' },
    { title: '접수 확인', text: '상담사가 내용을 읽고 필요하면 전화로 여쭙니다.' },
    { title: '기사 배정', text: '방문할 기사와 시간을 알려 드립니다.' },
    { title: '방문', text: '원인을 설명하고 비용에 동의하신 뒤 고쳐 드립니다.' },
  ],
  costs: [
    { label: '보증 기간 안의 고장', amount: '무료', condition: '소모품은 비용이 들 수 있습니다.' },
    {
      label: '보증 기간이 지난 고장',
      amount: '방문 때 안내',
      condition: '출장비, 작업비, 부품값을 나누어 먼저 알려 드립니다.',
    },
    onlineDiscountRow,
  ],
  notes: [...notes, '소모품은 보증 기간에도 비용이 들 수 있습니다.'],
  ask: '수리를 신청하시겠어요?',
  href: paths.serviceAfter(),
});

const seat: Info = {
  title: '안마의자 시트 교체',
  lead: '닳거나 찢어진 시트를 자리별로 골라 바꿉니다. 한쪽만 바꾸실 수도 있습니다.',
  help: { popup: 'seatPrice', label: '시트 가격 보기' },
  steps: [
    {
      title: '시트 고르기',
      text: '바꿀 자리를 고릅니다. 양쪽을 바꾸시려면 왼쪽과 오른쪽을 각각 고릅니다.',
    },
    { title: '신청과 결제', text: '시트값과 방문비를 확인하고 결제합니다.' },
    {
      title: '시트 준비',
      text: `시트를 준비하는 데 ${seatLeadWeeks.from}~${seatLeadWeeks.to}주가 걸립니다.`,
    },
    { title: '방문 교체', text: '기사가 방문해 바꾸고 헌 시트를 가져갑니다.' },
  ],
  costs: [
    {
      label: '시트값',
      amount: '자리마다 다름',
      condition: '값은 한쪽 또는 1개 기준이며 제품에 따라 다를 수 있습니다.',
    },
    { label: '방문비', amount: formatWon(seatVisitFee), condition: '더해질 수 있습니다.' },
    {
      label: '온라인 신청 할인',
      amount: `${seatDiscount}%`,
      condition: '시트값에서 빼 드립니다. 전화로 신청하시면 할인이 없습니다.',
    },
  ],
  notes: [...notes, jeju],
  ask: '시트를 바꾸시겠어요?',
  href: paths.serviceSeat(),
};

const transfer = (product: Product): Info => ({
  title: `${productNames[product]} 이전설치`,
  lead: '이사하실 때 제품을 떼어 옮기고 새집에 설치해 드립니다.',
  steps: [
    { title: '신청과 결제', text: '떼는 곳과 설치할 곳, 날을 고르고 비용을 결제합니다.' },
    { title: '접수 확인', text: '건물과 길을 확인하고 필요하면 전화로 여쭙니다.' },
    { title: '제품 수거', text: '기사가 방문해 제품을 떼어 안전하게 쌉니다.' },
    { title: '재설치', text: '새집에 설치하고 작동을 함께 확인합니다.' },
  ],
  costs: [
    {
      label: '이전설치비',
      amount: '지역마다 다름',
      condition: '떼는 곳과 설치할 곳을 고르시면 바로 보여 드립니다.',
    },
    ladderRow,
    onlineDiscountRow,
  ],
  notes: [
    `다른 지역으로 옮기시면 설치는 수거한 날부터 ${figures.regionDays}일 뒤부터 할 수 있습니다.`,
    jeju,
    ...notes,
  ],
  ask: '이전설치를 신청하시겠어요?',
  href: paths.serviceTransfer(),
});

const assemble = (product: Product): Info => ({
  title: `${productNames[product]} 분해·조립`,
  lead: '도배나 공사 때 제품을 나누어 두었다가 같은 곳에서 다시 조립해 드립니다.',
  steps: [
    { title: '신청과 결제', text: '분해할 날과 조립할 날을 고르고 비용을 결제합니다.' },
    { title: '접수 확인', text: '날을 확인하고 필요하면 전화로 여쭙니다.' },
    { title: '분해', text: '기사가 방문해 나누고 부품을 한데 모아 둡니다.' },
    { title: '조립', text: '다시 방문해 조립하고 작동을 함께 확인합니다.' },
  ],
  costs: [
    {
      label: '분해·조립비',
      amount: '제품마다 다름',
      condition: '제품을 고르시면 바로 보여 드립니다.',
    },
    onlineDiscountRow,
  ],
  notes: [
    product === 'l'
      ? `신청하신 날부터 ${figures.assembleBedDays}일 뒤부터 예약하실 수 있고, 일요일은 방문하지 않습니다.`
      : `신청하신 날부터 ${figures.assembleDays}일 뒤부터 예약하실 수 있습니다.`,
    jeju,
    ...notes,
  ],
  ask: '분해·조립을 신청하시겠어요?',
  href: paths.serviceAssemble(),
});

/** What is told of a service for a product; null where that product does not have it. */
export function infoOf(service: ServiceKind, product: Product): Info | null {
  switch (service) {
    case 'after':
      return after(product);
    case 'seat':
      return product === 'bf' ? seat : null;
    case 'transfer':
      return transfer(product);
    case 'assemble_disassemble':
      return assemble(product);
  }
}
