import styled from '@emotion/styled';
import type { Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Badge, Cluster, media, TapLink, Text } from '@portal/ui';
import { productPaths } from '../../paths.ts';
import { isToCome, stateOf } from '../../visit/state.ts';
import { VisitActions } from '../../visit/VisitActions.tsx';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 24px;
  align-items: center;
  padding: 20px 4px;
  border-bottom: var(--line-width) solid var(--line);
  p {
    color: var(--text-second);
  }
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

/** A booking in the list. */
export function VisitRow({ visit }: { visit: Visit }) {
  const { visitIdx, name, visitOn, visitTime, goodsName, party } = visit;
  return (
    <Row>
      <div>
        <Text as="h2" size="h4">
          <TapLink tone="text" href={productPaths.visit({ result: visitIdx })}>
            {formatDay(visitOn)} {visitTime}
          </TapLink>
        </Text>
        <p>{name}</p>
        <p>{[goodsName, `${party}명`, `예약 번호 ${visitIdx}`].filter(Boolean).join(' · ')}</p>
      </div>
      <Badge as="strong" size="large" tone={isToCome(visit) ? 'soft' : 'quiet'}>
        {stateOf(visit)}
      </Badge>
      <Cluster top={12}>
        <VisitActions visit={visit} />
      </Cluster>
    </Row>
  );
}
