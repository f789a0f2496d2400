import styled from '@emotion/styled';
import { serviceNames, type NextVisit as Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { ButtonLink, Highlight } from '@portal/ui';
import { orderHref } from '../../order/order-href.ts';

const Box = styled(Highlight)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  margin-bottom: 32px;
  font-variant-numeric: tabular-nums;
  h2 {
    font-size: 1rem;
    font-weight: 600;
  }
  strong {
    display: block;
    font-size: var(--h3);
  }
`;

/** The next day on which an engineer visits the member. The filters below do not change it. */
export function NextVisit({ order }: { order: Visit }) {
  const { goodsName, service, statusName, visitOn, late } = order;
  const href = useHost().hrefFor(orderHref(order));
  return (
    <Box>
      <div>
        <h2>다음 방문</h2>
        <strong>{visitOn === null ? '날짜를 정하고 있습니다' : formatDay(visitOn)}</strong>
        <p>
          {goodsName} {serviceNames[service]} · {statusName}
        </p>
        {late && <p>예정일이 지났습니다. 고객센터에서 확인해 드립니다.</p>}
      </div>
      {href !== null && <ButtonLink href={href}>진행 상황 보기</ButtonLink>}
    </Box>
  );
}
