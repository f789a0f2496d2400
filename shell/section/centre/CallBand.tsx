import { useHost } from '@portal/host';
import { Card, Cluster, OpenNow, PhoneLink, Text } from '@portal/ui';

/** Help by phone: the number, the hours, and whether somebody answers now. */
export function CallBand() {
  const { company } = useHost();
  return (
    <Card tone="soft" top={72}>
      <Cluster justify="space-between" gap={[16, 32]}>
        <div>
          <Text as="h2" size="h4" bottom={4}>
            전화로 문의하기
          </Text>
          <p>{company.hours}</p>
          <OpenNow schedule={company.schedule} />
        </div>
        <PhoneLink size="h1" href={`tel:${company.phones.main}`}>
          {company.phones.main}
        </PhoneLink>
      </Cluster>
    </Card>
  );
}
