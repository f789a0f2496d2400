import { late, useLinkToken } from '@portal/form';
import { isCertified, useSession, type PageProps } from '@portal/host';
import type { paths } from '@portal/paths';
import { ContentSkeleton, PageSkeleton } from '@portal/ui';
import { useEffect } from 'react';
import { keepFound, useFound } from '../../delivery/found.ts';
import { FoundDeliveries } from './FoundDeliveries.tsx';
import { MemberDelivery } from './MemberDelivery.tsx';
import { MemberOrders } from './MemberOrders.tsx';
import { NothingLookedUp } from './NothingLookedUp.tsx';

/** Few visitors come by a message's link: in the chunk `later` it would be 4 KB more for everybody. */
const LinkedDelivery = late(
  () => import('./LinkedDelivery.tsx').then((file) => file.LinkedDelivery),
  <ContentSkeleton kind="article" />,
);

/** Shows members their orders or the delivery of one order, guests the deliveries that they found, and a message's link its delivery. */
export default function DeliveryPage({ params }: PageProps<typeof paths.deliveries>) {
  const session = useSession();
  const found = useFound();
  const token = useLinkToken();
  const { orderNo, order } = params;
  const isMember = isCertified(session);
  useEffect(() => {
    // Whoever looked it up before this login may be another person.
    if (isMember) keepFound(null);
  }, [isMember]);
  if (token) return <LinkedDelivery token={token} />;
  if (session.is === 'unknown') return <PageSkeleton kind="list" title="배송 내역" />;
  if (isMember)
    return orderNo === null ? (
      <MemberOrders params={params} />
    ) : (
      <MemberDelivery key={orderNo} orderNo={orderNo} order={order} />
    );
  return found ? <FoundDeliveries found={found} /> : <NothingLookedUp />;
}
