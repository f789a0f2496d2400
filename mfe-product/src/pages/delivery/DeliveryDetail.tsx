import { orderKindNames, type Delivery } from '@portal/contract';
import { formatDay, formatPhone } from '@portal/format';
import { Facts, Section, Stack } from '@portal/ui';
import type { Who } from '../../delivery/found.ts';
import { DeliveryActions } from './DeliveryActions.tsx';
import { Preparation } from './Preparation.tsx';
import { ShipmentPart } from './ShipmentPart.tsx';

const placeLine = ({ zonecode, addr, addrDetail }: NonNullable<Delivery['place']>) =>
  [zonecode && `(${zonecode})`, addr, addrDetail].filter(Boolean).join(' ');

/**
 * The delivery of an order: each shipment with its stages and installation day, what to prepare, and what was ordered.
 * @param props.who what the guest entered to find it; absent for a member
 * @param props.reload loads it again after the server has refused a change of an outdated delivery
 * @param props.onChanged receives the delivery after a change; absent if the page loads it again by itself
 */
export function DeliveryDetail(props: {
  delivery: Delivery;
  who?: Who;
  reload(): Promise<void>;
  onChanged?(delivery: Delivery): void;
}) {
  const { delivery, who, reload, onChanged } = props;
  const { shipments, product, orderedOn, orderKind, masked, custName, phoneNum, place } = delivery;
  const asking = shipments.find(({ may }) => may.confirm);
  const isOver = shipments.every(({ status }) => status === 'DONE');
  return (
    <Stack gap={0} bottom={32}>
      {shipments.map((shipment, i) => (
        <ShipmentPart
          key={shipment.shippingSeq}
          shipment={shipment}
          title={shipments.length > 1 ? `${i + 1} / ${shipments.length} 배송` : '배송 단계'}
          isFirstToConfirm={shipment === asking}
          {...(who && { who })}
          reload={reload}
          {...(onChanged && { onChanged })}
        />
      ))}
      {!isOver && <Preparation product={product} />}
      <Section>
        <h2>주문하신 내용</h2>
        <Facts
          facts={[
            ['제품', delivery.goodsName],
            ['주문 종류', orderKindNames[orderKind]],
            ['주문한 날', formatDay(orderedOn)],
            // For members it stands at the top of the page, with a copy button.
            ['주문 번호', masked ? delivery.orderNo : null],
            ['받으실 분', custName],
            ['연락처', masked ? phoneNum : formatPhone(phoneNum)],
            ['설치할 곳', place && placeLine(place)],
          ]}
        />
      </Section>
      <DeliveryActions delivery={delivery} />
    </Stack>
  );
}
