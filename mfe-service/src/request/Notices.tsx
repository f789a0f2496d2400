import { serviceNotices, type ServiceKind } from '@portal/contract';
import { Bullets, Card } from '@portal/ui';
import { SameOrder } from './SameOrder.tsx';

/** Shows what applies to every request, and tells of an open one for the same service, product and day. */
export function Notices(props: {
  service: ServiceKind;
  /** Null for a request without a visit. */
  visit: { productIdx: string; visitOn: string } | null;
}) {
  return (
    <>
      {props.visit && <SameOrder service={props.service} draft={props.visit} />}
      <Card as="aside" tone="quiet" small aria-label="알아 두세요">
        <Bullets items={serviceNotices} />
      </Card>
    </>
  );
}
