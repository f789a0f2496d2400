import type { Delivery } from '@portal/contract';
import { comingNews, formatDay } from '@portal/format';
import { OnTheDay } from '@portal/form';
import type { Answer } from '@portal/host';

/** What the page tells of its shipments today. */
const newsOf = ({ shipments }: Delivery) =>
  shipments.flatMap(({ shippingSeq, status, statusName, next, installOn, hours, coming }) =>
    [
      { key: `status ${status}`, text: `${statusName} 단계입니다. ${next.text}` },
      ...(installOn === null
        ? []
        : [{ key: `${installOn} ${hours}`, text: `설치일은 ${formatDay(installOn)}입니다.` }]),
      ...comingNews(coming),
    ].map(({ key, text }) => ({ key: `${shippingSeq} ${key}`, text })),
  );

/** On the day of an installation, loads the delivery again and again, and tells what has changed. */
export function FollowedToday(props: { delivery: Delivery; answer: Answer<Delivery> }) {
  const { delivery, answer } = props;
  const { error, fetching, refetch } = answer;
  return (
    <OnTheDay
      coming={delivery.shipments.map(({ coming }) => coming)}
      error={error}
      fetching={fetching}
      ask={refetch}
      told={newsOf(delivery)}
    />
  );
}
