import { serviceNotices, type ServiceKind } from '@portal/contract';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Bullets, Card, Notice, unbroken } from '@portal/ui';
import { servicePaths } from '../paths.ts';
import { sameOrderText } from './same-order.ts';

/** Tells the customer of an open request for the same service, product and day, and links it. */
function SameOrder(props: {
  service: ServiceKind;
  draft: { productIdx: string; visitOn: string };
}) {
  const { service, draft } = props;
  const { productIdx, visitOn } = draft;
  const mayAsk = isCertified(useSession()) && productIdx !== '' && visitOn !== '';
  const { data } = useAnswer(
    api.findSameOrder,
    { service, productIdx, visitOn },
    { skip: !mayAsk },
  );
  if (!data?.order) return null;
  const { order } = data;
  return (
    <Notice role="status">
      <p>
        <strong>이미 접수된 건이 있습니다.</strong>{' '}
        {unbroken(sameOrderText(service, visitOn, order))} 새로 접수하실 일이 맞는지 확인해 주세요.
      </p>
      <a href={servicePaths.order({ service, id: order.ordNbr })}>접수된 건 보기</a>
    </Notice>
  );
}

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
