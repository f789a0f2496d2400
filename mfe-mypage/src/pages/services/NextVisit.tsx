import { serviceNames, type NextVisit as Visit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Card, Cluster, Text } from '@portal/ui';

/** The next day on which an engineer visits the member. The filters below do not change it. */
export function NextVisit({ order }: { order: Visit }) {
  const { goodsName, service, ordNbr, statusName, visitOn, late } = order;
  const href = useHost().hrefFor(paths.serviceOrder({ service, id: ordNbr }));
  return (
    <Card tone="soft" bottom={32}>
      <Cluster justify="space-between" gap={[12, 32]}>
        <div>
          <Text as="h2" size="body" bold>
            다음 방문
          </Text>
          <Text size="h3">
            <strong>{visitOn === null ? '날짜를 정하고 있습니다' : formatDay(visitOn)}</strong>
          </Text>
          <p>
            {goodsName} {serviceNames[service]} · {statusName}
          </p>
          {late && <p>예정일이 지났습니다. 고객센터에서 확인해 드립니다.</p>}
        </div>
        {href !== null && <ButtonLink href={href}>진행 상황 보기</ButtonLink>}
      </Cluster>
    </Card>
  );
}
