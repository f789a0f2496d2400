import styled from '@emotion/styled';
import type { Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { media } from '@portal/ui';
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
  font-variant-numeric: tabular-nums;
  h2 {
    font-size: var(--h4);
  }
  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
    text-decoration: none;
  }
  h2 a:hover {
    color: var(--primary);
  }
  p {
    color: var(--text-second);
  }
  > strong {
    padding: 6px 14px;
    border-radius: 999px;
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    font-size: var(--small);
    white-space: nowrap;
  }
  &[data-over] > strong {
    background: var(--sunken);
    color: var(--text-second);
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: 8px;
  margin-top: 12px;
`;

/** A booking in the list. */
export function VisitRow({ visit }: { visit: Visit }) {
  const { visitIdx, name, visitOn, visitTime, goodsName, party } = visit;
  return (
    <Row data-over={isToCome(visit) ? undefined : true}>
      <div>
        <h2>
          <a href={productPaths.visit({ result: visitIdx })}>
            {formatDay(visitOn)} {visitTime}
          </a>
        </h2>
        <p>{name}</p>
        <p>{[goodsName, `${party}명`, `예약 번호 ${visitIdx}`].filter(Boolean).join(' · ')}</p>
      </div>
      <strong>{stateOf(visit)}</strong>
      <Ways>
        <VisitActions visit={visit} />
      </Ways>
    </Row>
  );
}
