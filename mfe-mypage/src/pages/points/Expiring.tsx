import styled from '@emotion/styled';
import { formatDay, formatPoints } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { Bullets } from '@portal/ui';
import { useState } from 'react';
import { Awaited } from '../../answer/Awaited.tsx';

const Details = styled.details`
  margin-top: 4px;
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;
/** The list shows at most this many entries, the most that one call returns. */
const MOST = 50;

function List() {
  const answer = useAnswer(api.listPointExpiries, { pageSize: MOST });
  return (
    <Awaited answer={answer} what="사라질 포인트를">
      {({ list, total }) =>
        total === 0 ? (
          <p>90일 안에 사라질 포인트가 없습니다.</p>
        ) : (
          <Bullets
            items={[
              ...list.map(
                ({ amount, expiresOn, text }) =>
                  `${formatDay(expiresOn)} ${formatPoints(amount)} · ${text}`,
              ),
              total > list.length && `그 뒤로 ${total - list.length}건이 더 있습니다.`,
            ]}
          />
        )
      }
    </Awaited>
  );
}

/** The points that expire within ninety days. They are loaded when the member unfolds the list. */
export function Expiring() {
  const [open, setOpen] = useState(false);
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>90일 안에 사라질 포인트 보기</summary>
      {open && <List />}
    </Details>
  );
}
