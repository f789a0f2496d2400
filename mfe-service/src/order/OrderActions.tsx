import { chosenDays, services, type ServiceOrder } from '@portal/contract';
import { calendarFile, entriesOfOrder, type CalendarDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Cluster, SaveButton } from '@portal/ui';

/** The visits of a request, each where it takes place. */
function entriesOf(order: ServiceOrder, phone: string): CalendarDay[] {
  const { ordNbr, goodsName, service, place, toPlace } = order;
  const request = { ordNbr, goodsName, serviceName: services[service].name, phone };
  return entriesOfOrder({ ...request, days: chosenDays(order) }).map((entry, i) => {
    const { addr, addrDetail } = i === 0 ? place : (toPlace ?? place);
    return { ...entry, place: `${addr} ${addrDetail}`.trim() };
  });
}

/** Buttons to print a request, to save its days to a calendar, and links onward. */
export function OrderActions(props: {
  order: ServiceOrder;
  links: readonly { label: string; href: string }[];
}) {
  const { order, links } = props;
  const { company, hrefFor } = useHost();
  const entries = order.status === 'CANCEL' ? [] : entriesOf(order, company.phones.main);
  return (
    <Cluster top={32} screenOnly>
      <Button onClick={() => window.print()}>인쇄하기</Button>
      {entries.length > 0 && (
        <SaveButton
          name={`${order.ordNbr}.ics`}
          type="text/calendar"
          text={() => calendarFile(entries, new Date())}
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
