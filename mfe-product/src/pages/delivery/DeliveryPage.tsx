import { isCertified, useSession, type PageProps } from '@portal/host';
import type { paths } from '@portal/paths';
import { PageSkeleton } from '@portal/ui';
import { useEffect } from 'react';
import { keepFound, useFound } from '../../delivery/found.ts';
import { FoundDeliveries } from './FoundDeliveries.tsx';
import { MemberDelivery } from './MemberDelivery.tsx';
import { MemberOrders } from './MemberOrders.tsx';
import { NothingLookedUp } from './NothingLookedUp.tsx';

/** Shows members their orders or the delivery of one order, and guests the deliveries that they found. */
export default function DeliveryPage({ params }: PageProps<typeof paths.deliveries>) {
  const session = useSession();
  const found = useFound();
  const { orderNo, order } = params;
  const isMember = isCertified(session);
  useEffect(() => {
    // Whoever looked it up before this login may be another person.
    if (isMember) keepFound(null);
  }, [isMember]);
  if (session.is === 'unknown') return <PageSkeleton kind="list" title="배송 내역" />;
  if (isMember)
    return orderNo === null ? (
      <MemberOrders params={params} />
    ) : (
      <MemberDelivery key={orderNo} orderNo={orderNo} order={order} />
    );
  return found ? <FoundDeliveries found={found} /> : <NothingLookedUp />;
}
