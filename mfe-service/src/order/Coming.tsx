import { orderVisit, type ServiceOrder } from '@portal/contract';
import { comingNews, comingTexts, visitDayText } from '@portal/format';
import { OnTheDay } from '@portal/form';
import { useHost } from '@portal/host';
import { Card, Cluster, Portrait } from '@portal/ui';

/** What a page tells of a request today. A change of it is said. */
function newsOf(order: ServiceOrder) {
  const visit = orderVisit(order);
  const day = visit && visitDayText(visit);
  return [
    { key: `status ${order.status}`, text: `${order.statusName} 단계입니다. ${order.next.text}` },
    ...(day === null ? [] : [{ key: day, text: `${day}입니다.` }]),
    ...comingNews(order.coming),
  ];
}

/** Who comes, when, and whom to call. On that day it keeps the page up to date. */
export function Coming(props: {
  order: ServiceOrder;
  answer: { error: unknown; fetching: boolean };
  ask(): void;
}) {
  const { order, answer, ask } = props;
  const { coming } = order;
  const { main } = useHost().company.phones;
  const { engineer, arrival } = comingTexts(coming);
  const visit = orderVisit(order);
  return (
    <>
      {(engineer ?? arrival) !== null && (
        <Card tone="soft" top={16} max={640}>
          {arrival !== null && (
            <p>
              <strong>{arrival}</strong>
            </p>
          )}
          {visit && <p>{visitDayText(visit)}</p>}
          {engineer !== null && (
            <Cluster as="p" gap={12}>
              <Portrait picture={coming?.picture} />
              {engineer}
            </Cluster>
          )}
          <p>
            기사에게 하실 말씀은 고객센터 <a href={`tel:${main}`}>{main}</a>번으로 해 주세요.
          </p>
        </Card>
      )}
      <OnTheDay coming={[coming]} {...answer} ask={ask} told={newsOf(order)} />
    </>
  );
}
