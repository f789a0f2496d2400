import {
  serviceNames,
  soonness,
  type AnswerOf,
  type Coming as Comes,
  type readOverview,
} from '@portal/contract';
import {
  comingTexts,
  formatDay,
  formatPoints,
  formatWon,
  visitDayText,
  windowText,
} from '@portal/format';
import * as paths from './paths.ts';

export type Overview = AnswerOf<typeof readOverview>;

/** Something that a member is told: a label, one line of details, and the page that it opens. */
export interface Line {
  label: string;
  text: string;
  href: string;
}
/** `on` is null if no day is planned yet. */
type Coming = Line & Parameters<typeof soonness>[0];

const ASK_THE_CENTRE = '고객센터에서 확인해 드립니다.';

/** Who comes and, once they have set out, when. */
const comingLine = (coming: Comes | null | undefined, over = false): string[] => {
  const { engineer, arrival } = comingTexts(coming);
  return [engineer, over ? null : arrival].filter((text) => text !== null);
};

/** Label of today's visit once its hours are over. Whether somebody came is not known before the request's status changes. */
const overText = (what: string, hours: string) =>
  `오늘 ${windowText(hours)} ${what} 시간이 지났습니다`;

function visitLabel({ visitOn, visitWindow, late, over }: NonNullable<Overview['visit']>): string {
  if (visitOn === null) return '방문 날짜를 정하고 있습니다';
  if (late) return `${formatDay(visitOn)} 방문 예정일이 지났습니다`;
  if (over && visitWindow) return overText('방문', visitWindow);
  return visitDayText({ on: visitOn, what: '방문', ...(visitWindow && { window: visitWindow }) });
}

function visitOf({ visit }: Overview): Coming[] {
  if (!visit) return [];
  const { visitOn: on, visitWindow: hours, late, over, coming } = visit;
  const { goodsName, service, ordNbr, statusName } = visit;
  return [
    {
      on,
      hours,
      over,
      coming,
      label: visitLabel(visit),
      text: [
        `${goodsName} ${serviceNames[service]} · ${late ? ASK_THE_CENTRE : statusName}`,
        ...comingLine(coming, over),
      ].join(' · '),
      href: paths.serviceOrder({ service, id: ordNbr }),
    },
  ];
}

type Installation = NonNullable<Overview['delivery']>;

function installationLabel({ installOn: on, dayState, hours, over }: Installation): string {
  if (dayState === 'moving') return '설치일을 다시 정하고 있습니다';
  if (on === null) return '설치일을 정하고 있습니다';
  if (dayState === 'late') return `${formatDay(on)} 설치 예정일이 지났습니다`;
  if (over && hours) return overText('설치', hours);
  const text = visitDayText({ on, what: '설치', ...(hours && { window: hours }) });
  return dayState === 'toConfirm' ? `${text}, 아직 확정 전입니다` : text;
}

/** The page of a delivery; its Back leads to the list of rented or of bought orders. */
export const deliveryHref = (orderKind: '0' | '1', orderNo: string): string =>
  paths.deliveries({ order: orderKind === '0' ? 'buy' : 'rental', orderNo });

function deliveryOf({ delivery }: Overview): Coming[] {
  if (!delivery) return [];
  const { installOn, dayState, hours, over, coming } = delivery;
  const { goodsName, statusName, orderNo, orderKind } = delivery;
  return [
    {
      on: dayState === 'moving' ? null : installOn,
      hours,
      over,
      coming,
      label: installationLabel(delivery),
      text: [
        `${goodsName} · ${dayState === 'late' ? ASK_THE_CENTRE : statusName}`,
        ...comingLine(coming, over),
      ].join(' · '),
      href: deliveryHref(orderKind, orderNo),
    },
  ];
}

function showroomOf({ showroom }: Overview): Coming[] {
  if (!showroom) return [];
  const { visitOn: on, visitTime, name } = showroom;
  return [
    {
      on,
      hours: visitTime,
      label: `${formatDay(on)} ${visitTime} 매장 방문`,
      text: name,
      href: paths.showroomVisits(),
    },
  ];
}

function withdrawalOf({ withdrawal }: Overview): Coming[] {
  if (!withdrawal) return [];
  const { on, amount, contracts, goodsName } = withdrawal;
  const others = contracts > 1 ? ` 외 ${contracts - 1}건` : '';
  return [
    {
      on,
      label: `${formatDay(on)} 출금 ${formatWon(amount)}`,
      text: `${goodsName}${others} 요금`,
      href: paths.payDate(),
    },
  ];
}

function pointsOf({ points }: Overview): Coming[] {
  if (!points || points.expiresOn === null || points.expiring === 0) return [];
  const { expiresOn: on, expiring, total } = points;
  return [
    {
      on,
      label: `${formatDay(on)} 포인트 ${formatPoints(expiring)} 소멸`,
      text: `지금 ${formatPoints(total)}을 쓰실 수 있습니다.`,
      href: paths.memberPoints(),
    },
  ];
}

/** The next events, in the order of `soonness`: a visit whose engineer is on the way, then by day; those without a day come last. */
export const toCome = (overview: Overview): Line[] =>
  [visitOf, deliveryOf, showroomOf, withdrawalOf, pointsOf]
    .flatMap((of) => of(overview))
    .sort((a, b) => soonness(a).localeCompare(soonness(b)));
