import { services, type ServiceOrder } from '@portal/contract';
import { calendarFile, type CalendarDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Cluster, SaveButton } from '@portal/ui';

/** The days of a request's visits, for the calendar. */
function daysOf(order: ServiceOrder, phone: string): CalendarDay[] {
  const { ordNbr, service, visitOn, secondOn, place, toPlace, goodsName } = order;
  const { name, days } = services[service];
  const on = (
    day: string | null,
    what: string | null | undefined,
    where: typeof place,
  ): CalendarDay[] =>
    day === null
      ? []
      : [
          {
            uid: `${ordNbr}-${day}@portal`,
            day,
            title: `${goodsName} ${name} ${what}`,
            place: `${where.addr} ${where.addrDetail}`.trim(),
            text: `접수 번호 ${ordNbr}\n고객센터 ${phone}`,
          },
        ];
  return [...on(visitOn, days?.first, place), ...on(secondOn, days?.second, toPlace ?? place)];
}

/** Buttons to print a request, to save its days to a calendar, and links onward. */
export function OrderActions(props: {
  order: ServiceOrder;
  links: readonly { label: string; href: string }[];
}) {
  const { order, links } = props;
  const { company, hrefFor } = useHost();
  const days = order.status === 'CANCEL' ? [] : daysOf(order, company.phones.main);
  return (
    <Cluster top={32} screenOnly>
      <Button onClick={() => window.print()}>인쇄하기</Button>
      {days.length > 0 && (
        <SaveButton
          name={`${order.ordNbr}.ics`}
          type="text/calendar"
          text={() => calendarFile(days, new Date())}
        >
          달력에 저장하기
        </SaveButton>
      )}
      {links.map(
        ({ label, href }) =>
          hrefFor(href) && (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ),
      )}
      <ButtonLink href={paths.home()}>처음으로</ButtonLink>
    </Cluster>
  );
}
