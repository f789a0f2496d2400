import {
  APART_DAYS,
  ASSEMBLE_DAYS,
  DISCOUNT_RATES,
  LADDER_TRUCK,
  NO_DISCOUNT_BY_PHONE,
  productNames,
  SEAT_VISIT_FEE,
  SEAT_WEEKS,
  serviceNames,
  serviceNotices,
  type ServiceProduct,
} from '@portal/contract';
import { formatWon, notCoveredTexts } from '@portal/format';
import { paths } from '@portal/paths';
import type { AmountRow, NumberedStep } from '@portal/ui';

interface Info {
  title: string;
  lead: string;
  help?: { popup: string; label: string };
  steps: readonly NumberedStep[];
  /** Costs in addition to the price that the server returns. */
  costs: readonly AmountRow[];
  notes: readonly string[];
  href: string;
}

const discountRow = (service: keyof typeof DISCOUNT_RATES): AmountRow => ({
  label: '온라인 신청 할인',
  amount: `${DISCOUNT_RATES[service]}%`,
  condition:
    service === 'seat'
      ? NO_DISCOUNT_BY_PHONE
      : `마케팅 정보 수신에 동의하신 때. ${NO_DISCOUNT_BY_PHONE}`,
});
const ladderRow: AmountRow = {
  label: '사다리차',
  amount: `${formatWon(LADDER_TRUCK.from)} ~ ${formatWon(LADDER_TRUCK.to)}`,
  condition: `계단이나 승강기로 옮길 수 없을 때 현장에서 따로 내십니다. 읍·면 지역은 ${formatWon(LADDER_TRUCK.countryside)}까지 더 들 수 있습니다.`,
};
const jeju = '제주는 본섬만 방문합니다.';
const notes = ['사용 정보가 확인된 제품만 신청하실 수 있습니다.', jeju, ...serviceNotices];
const received: NumberedStep = {
  title: '접수 확인',
  text: '상담원이 내용을 읽고 필요하면 전화로 여쭙니다.',
};
const titleOf = (service: keyof typeof serviceNames, product: ServiceProduct) =>
  `${productNames[product]} ${serviceNames[service]}`;

const troubles: Record<ServiceProduct, string> = {
  bf: '전원, 소리, 안마 볼, 공기 주머니, 리모컨처럼 작동에 관한 고장을 봐 드립니다.',
  l: '움직임, 소리, 리모컨, 프레임과 매트리스의 고장을 봐 드립니다.',
  w: '물이 나오지 않거나 새고, 온도나 물맛이 다른 고장을 봐 드립니다.',
};

const after = (product: ServiceProduct): Info => ({
  title: titleOf('after', product),
  lead: troubles[product],
  steps: [
    {
      title: '증상 고르기',
      text: '비슷한 질문의 답을 먼저 보여 드립니다. 바로 해결될 때가 많습니다.',
    },
    { title: '신청', text: '증상과 사진, 방문할 곳과 날을 남깁니다.' },
    received,
    { title: '기사 배정', text: '방문할 기사와 시간을 알려 드립니다.' },
    { title: '방문', text: '원인을 설명하고 비용에 동의하신 뒤 고쳐 드립니다.' },
  ],
  costs: [
    {
      label: '렌탈 제품과 무상 보증 기간의 방문비',
      amount: 0,
      condition: '정상으로 쓰다가 난 고장의 수리가 무상입니다. 소모품 비용은 받을 수 있습니다.',
    },
    discountRow('after'),
  ],
  notes,
  href: paths.serviceRequest('after'),
});

const seat = (product: ServiceProduct): Info => ({
  title: titleOf('seat', product),
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
      text: `시트를 준비하는 데 ${SEAT_WEEKS.from}~${SEAT_WEEKS.to}주가 걸립니다.`,
    },
    { title: '방문 교체', text: '기사가 방문해 바꾸고 헌 시트를 가져갑니다.' },
  ],
  costs: [
    {
      label: '시트값',
      amount: '자리마다 다름',
      condition: '값은 한쪽 또는 1개 기준이며 제품에 따라 다를 수 있습니다.',
    },
    {
      label: '방문비',
      amount: SEAT_VISIT_FEE,
      condition: '제품에 따라 더해질 수 있습니다.',
    },
    discountRow('seat'),
  ],
  notes: [notCoveredTexts.seat, ...notes],
  href: paths.serviceRequest('seat'),
});

const transfer = (product: ServiceProduct): Info => ({
  title: titleOf('transfer', product),
  lead: '이사하실 때 제품을 회수해 새집에 설치해 드립니다.',
  steps: [
    { title: '신청과 결제', text: '회수할 곳과 설치할 곳, 날을 고르고 비용을 결제합니다.' },
    received,
    { title: '제품 회수', text: '기사가 방문해 제품을 떼어 안전하게 쌉니다.' },
    { title: '재설치', text: '새집에 설치하고 작동을 함께 확인합니다.' },
  ],
  costs: [ladderRow, discountRow('transfer')],
  notes: [
    `다른 지역으로 옮기시면 설치는 회수한 날부터 ${APART_DAYS}일 뒤부터 할 수 있습니다.`,
    '같은 지역 안에서 옮기시면 운송비를, 제주를 오가지 않으시면 도선료를 받지 않습니다. 신청하시면서 두 곳을 고르시면 합계를 바로 보여 드립니다.',
    notCoveredTexts.transfer,
    ...notes,
  ],
  href: paths.serviceRequest('transfer'),
});

const assemble = (product: ServiceProduct): Info => ({
  title: titleOf('assemble_disassemble', product),
  lead: '도배나 공사 때 제품을 나누어 두었다가 같은 곳에서 다시 조립해 드립니다.',
  steps: [
    { title: '신청과 결제', text: '분해할 날과 조립할 날을 고르고 비용을 결제합니다.' },
    received,
    { title: '분해', text: '기사가 방문해 나누고 부품을 한데 모아 둡니다.' },
    { title: '조립', text: '다시 방문해 조립하고 작동을 함께 확인합니다.' },
  ],
  costs: [discountRow('assemble_disassemble')],
  notes: [
    `신청하신 날부터 ${ASSEMBLE_DAYS[product]}일 뒤부터 예약하실 수 있${product === 'l' ? '고, 일요일은 방문하지 않습니다.' : '습니다.'}`,
    notCoveredTexts.assemble_disassemble,
    ...notes,
  ],
  href: paths.serviceRequest('assemble_disassemble'),
});

/** The texts of the information page: by service, then by product group. */
export const infos = { after, seat, transfer, assemble_disassemble: assemble } as const;
