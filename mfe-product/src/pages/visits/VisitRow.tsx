import styled from '@emotion/styled';
import type { Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Badge, Cluster, Row, TapLink, Text, unbroken } from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { isToCome, stateOf } from '../../visit/state.ts';
import { VisitActions } from '../../visit/VisitActions.tsx';

const Booking = styled(Row)`
  padding-block: 20px;
  p {
    color: var(--text-second);
  }
  > :last-child {
    flex-basis: 100%;
  }
`;

export function VisitRow({ visit }: { visit: Visit }) {
  const { visitIdx, name, visitOn, visitTime, goodsName, party } = visit;
  return (
    <Booking>
      <div>
        <Text as="h2" size="h4">
          <TapLink tone="lead" href={productPaths.visit({ result: visitIdx })}>
            {formatDay(visitOn)} {visitTime}
          </TapLink>
        </Text>
        <p>{name}</p>
        <p>
          {unbroken([goodsName, `${party}명`, `예약 번호 ${visitIdx}`].filter(Boolean).join(' · '))}
        </p>
      </div>
      <Badge as="strong" size="large" tone={isToCome(visit) ? 'soft' : 'quiet'}>
        {stateOf(visit)}
      </Badge>
      <Cluster>
        <VisitActions visit={visit} changes />
      </Cluster>
    </Booking>
  );
}
