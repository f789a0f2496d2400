import {
  serviceNames,
  type AnswerOf,
  type Coming as Comes,
  type readOverview,
} from '@portal/contract';
import { comingTexts, formatDay, formatPoints, formatWon, visitDayText } from '@portal/format';
import * as paths from './paths.ts';

export type Overview = AnswerOf<typeof readOverview>;

/** Something that a member is told: a label, one line of details, and the page that it opens. */
export interface Line {
  label: string;
  text: string;
  href: string;
}
/** `day` is null if no day is planned yet. */
type Coming = Line & { day: string | null };

const ASK_THE_CENTRE = '고객센터에서 확인해 드립니다.';

/** Who comes and, once they have set out, when. */
const comingLine = (coming: Comes | null | undefined): string[] => {
  const { engineer, arrival } = comingTexts(coming);
  return [engineer, arrival].filter((text) => text !== null);
};

function visitOf({ visit }: Overview): Coming[] {
  if (!visit) return [];
  const { visitOn: day, visitWindow, goodsName, service, ordNbr, statusName, late } = visit;
  return [
    {
      day,
      label:
        day === null
          ? '방문 날짜를 정하고 있습니다'
          : late
            ? `${formatDay(day)} 방문 예정일이 지났습니다`
            : visitDayText({
                on: day,
                what: '방문',
                ...(visitWindow && { window: visitWindow }),
              }),
      text: [
        `${goodsName} ${serviceNames[service]} · ${late ? ASK_THE_CENTRE : statusName}`,
        ...comingLine(visit.coming),
      ].join(' · '),
      href: paths.serviceOrder({ service, id: ordNbr }),
    },
  ];
}

function installation(
  day: string | null,
  state: NonNullable<Overview['delivery']>['dayState'],
): Pick<Coming, 'day' | 'label'> {
  if (state === 'moving') return { day: null, label: '설치일을 다시 정하고 있습니다' };
  if (day === null) return { day, label: '설치일을 정하고 있습니다' };
  const on = formatDay(day);
  if (state === 'late') return { day, label: `${on} 설치 예정일이 지났습니다` };
  return { day, label: state === 'toConfirm' ? `${on} 설치, 아직 확정 전입니다` : `${on} 설치` };
}

/** The page of a delivery; its Back leads to the list of rented or of bought orders. */
export const deliveryHref = (orderKind: '0' | '1', orderNo: string): string =>
  paths.deliveries({ order: orderKind === '0' ? 'buy' : 'rental', orderNo });

function deliveryOf({ delivery }: Overview): Coming[] {
  if (!delivery) return [];
  const { installOn, dayState, goodsName, statusName, orderNo, orderKind } = delivery;
  return [
    {
      ...installation(installOn, dayState),
      text: [
        `${goodsName} · ${dayState === 'late' ? ASK_THE_CENTRE : statusName}`,
        ...comingLine(delivery.coming),
      ].join(' · '),
      href: deliveryHref(orderKind, orderNo),
    },
  ];
}

function showroomOf({ showroom }: Overview): Coming[] {
  if (!showroom) return [];
  const { visitOn: day, visitTime, name } = showroom;
  return [
    {
      day,
      label: `${formatDay(day)} ${visitTime} 매장 방문`,
      text: name,
      href: paths.showroomVisits(),
    },
  ];
}

function withdrawalOf({ withdrawal }: Overview): Coming[] {
  if (!withdrawal) return [];
  const { on: day, amount, contracts, goodsName } = withdrawal;
  const others = contracts > 1 ? ` 외 ${contracts - 1}건` : '';
  return [
    {
      day,
      label: `${formatDay(day)} 출금 ${formatWon(amount)}`,
      text: `${goodsName}${others} 요금`,
      href: paths.payDate(),
    },
  ];
}

function pointsOf({ points }: Overview): Coming[] {
  if (!points || points.expiresOn === null || points.expiring === 0) return [];
  const { expiresOn: day, expiring, total } = points;
  return [
    {
      day,
      label: `${formatDay(day)} 포인트 ${formatPoints(expiring)} 소멸`,
      text: `지금 ${formatPoints(total)}을 쓰실 수 있습니다.`,
      href: paths.memberPoints(),
    },
  ];
}

const NO_DAY = '9999';

/** The next events, earliest first. Those without a day come last. */
export const toCome = (overview: Overview): Line[] =>
  [visitOf, deliveryOf, showroomOf, withdrawalOf, pointsOf]
    .flatMap((of) => of(overview))
    .sort((a, b) => (a.day ?? NO_DAY).localeCompare(b.day ?? NO_DAY));
