import styled from '@emotion/styled';
import type { Delivery, Shipment } from '@portal/contract';
import { installationTexts } from '@portal/format';
import { api, useAnswer, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, Icon, PageHeading, icons, unbroken } from '@portal/ui';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { keepFound, type Found } from '../../delivery/found.ts';
import { DeliveryDetail } from './DeliveryDetail.tsx';
import { FollowedToday } from './FollowedToday.tsx';

const Item = styled.details`
  border-bottom: var(--line-width) solid var(--line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 84px;
    padding: 16px 4px;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  h2 {
    font-size: var(--h4);
  }
  summary p {
    color: var(--text-second);
    font-size: var(--small);
  }
`;

const isToday = ({ status, dayState }: Shipment) => status === 'INSTALL' && dayState === 'fixed';

/** A delivery that is folded until it is pressed; its row tells the stage and the day all the same. */
function FoundDelivery(props: { delivery: Delivery; opens: boolean; children: ReactNode }) {
  const { delivery, opens, children } = props;
  const { goodsName, orderNo, shipments } = delivery;
  // What changes later does not fold a delivery that somebody reads.
  const [open] = useState(opens);
  const [first] = shipments;
  const days = installationTexts({
    installedOn: null,
    delivery: first ? { ...first, shipments } : null,
  });
  return (
    <Item open={open}>
      <summary>
        <div>
          <h2>{unbroken(goodsName)}</h2>
          <p>
            {shipments.map(({ statusName }) => statusName).join(', ')} · 주문 번호 {orderNo}
          </p>
          {days.map((day) => (
            <p key={day}>{day}</p>
          ))}
        </div>
        <Icon shape={icons.chevronDown} />
      </summary>
      {children}
    </Item>
  );
}

/** What a link shows of a delivery now, with the tokens by which the guest who looked it up may change its days. */
const withTokensOf = (known: Delivery, now: Delivery): Delivery => ({
  ...now,
  linkToken: known.linkToken,
  shipments: now.shipments.map((shipment) => ({
    ...shipment,
    encSeq:
      known.shipments.find(({ shippingSeq }) => shippingSeq === shipment.shippingSeq)?.encSeq ??
      null,
  })),
});

/** On the day of an installation, keeps a delivery that was looked up up to date by its link: look-ups are limited. */
function FollowedFound(props: {
  delivery: Delivery;
  token: string;
  onNews: (delivery: Delivery) => void;
}) {
  const { delivery, token, onNews } = props;
  const answer = useAnswer(api.openDeliveryLink, { token });
  const { data } = answer;
  const tell = useEffectEvent((now: Delivery) => onNews(withTokensOf(delivery, now)));
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return <FollowedToday delivery={delivery} answer={answer} />;
}

/** The deliveries that a guest found, masked. They share one page: an address for each would contain personal data. */
export function FoundDeliveries({ found }: { found: Found }) {
  const { who, list } = found;
  const [lookUp] = useSend(api.lookUpDeliveries);
  const reload = async () => keepFound({ who, list: (await lookUp(who)).list });
  return (
    <>
      <BackLink href={paths.delivery({ step: 'delivery' })} label="다시 조회" />
      <PageHeading
        title="배송 내역"
        lead={`${list.length}건을 찾았습니다. 화면을 새로 고치거나 닫으면 지워집니다.`}
      />
      {list.map((delivery, i) => {
        const keep = (changed: Delivery) =>
          keepFound({ who, list: list.map((one) => (one === delivery ? changed : one)) });
        const { linkToken } = delivery;
        return (
          <FoundDelivery
            key={delivery.shipments[0]?.shippingSeq ?? i}
            delivery={delivery}
            opens={list.length === 1 || delivery.shipments.some(isToday)}
          >
            <DeliveryDetail delivery={delivery} who={who} reload={reload} onChanged={keep} />
            {linkToken !== undefined && (
              <FollowedFound delivery={delivery} token={linkToken} onNews={keep} />
            )}
          </FoundDelivery>
        );
      })}
    </>
  );
}
