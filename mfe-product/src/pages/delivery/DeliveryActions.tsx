import type { Delivery } from '@portal/contract';
import { calendarFile, entryOfShipment, type CalendarDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Cluster, SaveButton } from '@portal/ui';

/** The installations whose day stands or waits for a confirmation, with who comes and where. */
const entriesOf = ({ shipments, goodsName, place }: Delivery, phone: string): CalendarDay[] =>
  shipments.flatMap((shipment) => {
    const { installOn, dayState, engineer } = shipment;
    if (installOn === null || (dayState !== 'toConfirm' && dayState !== 'fixed')) return [];
    const entry = entryOfShipment({ ...shipment, installOn, goodsName, phone });
    return {
      ...entry,
      place: place ? `${place.addr} ${place.addrDetail}`.trim() : '',
      text: `${engineer ? `설치 기사 ${engineer.name} ${engineer.phone}\n` : ''}${entry.text}`,
    };
  });

/** Buttons to print the delivery and to save its installation days to a calendar, and a link home. */
export function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { company } = useHost();
  const entries = entriesOf(delivery, company.phones.main);
  return (
    <Cluster top={32} screenOnly>
      <Button onClick={() => window.print()}>인쇄하기</Button>
      {entries.length > 0 && (
        <SaveButton
          // A guest's order number is masked, and no good file name.
          name={delivery.masked ? 'delivery.ics' : `${delivery.orderNo}.ics`}
          type="text/calendar"
          text={() => calendarFile(entries, new Date())}
        >
          달력에 저장하기
        </SaveButton>
      )}
      <ButtonLink href={paths.home()}>처음으로</ButtonLink>
    </Cluster>
  );
}
