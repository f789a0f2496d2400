import type { Delivery } from '@portal/contract';
import { calendarFile, type CalendarDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Cluster, SaveButton } from '@portal/ui';

/** `13:00~16:00` as a calendar has it. Without hours the entry takes the whole day. */
function timeOf(hours: string | null): Pick<CalendarDay, 'time'> {
  const [, begin, end] = /^(\d\d:\d\d)~(\d\d:\d\d)$/.exec(hours ?? '') ?? [];
  if (begin === undefined || end === undefined) return {};
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return { time: { begin, minutes: minuteOf(end) - minuteOf(begin) } };
}

/** A calendar entry for each confirmed installation day. */
const daysOf = ({ shipments, goodsName, place }: Delivery, phone: string): CalendarDay[] =>
  shipments.flatMap(({ shippingSeq, dayState, installOn, hours, engineer }) =>
    installOn === null || (dayState !== 'toConfirm' && dayState !== 'fixed')
      ? []
      : [
          {
            uid: `delivery-${shippingSeq}@portal`,
            day: installOn,
            ...timeOf(hours),
            title: `${goodsName} 설치${hours === null ? '' : ` ${hours}`}`,
            place: place ? `${place.addr} ${place.addrDetail}`.trim() : '',
            text: [engineer && `설치 기사 ${engineer.name} ${engineer.phone}`, `고객센터 ${phone}`]
              .filter(Boolean)
              .join('\n'),
          },
        ],
  );

/** Buttons to print the delivery and to save its installation days to a calendar, and a link home. */
export function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { company } = useHost();
  const days = daysOf(delivery, company.phones.main);
  return (
    <Cluster top={32} screenOnly>
      <Button onClick={() => window.print()}>인쇄하기</Button>
      {days.length > 0 && (
        <SaveButton
          // A guest's order number is masked, and no good file name.
          name={delivery.masked ? 'delivery.ics' : `${delivery.orderNo}.ics`}
          type="text/calendar"
          text={() => calendarFile(days, new Date())}
        >
          달력에 저장하기
        </SaveButton>
      )}
      <ButtonLink href={paths.home()}>처음으로</ButtonLink>
    </Cluster>
  );
}
