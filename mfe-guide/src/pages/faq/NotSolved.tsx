import { useHost } from '@portal/host';
import { Button, Card, Cluster, Icon, icons, PhoneLink, Text } from '@portal/ui';

/** Further ways to get help if no question answered it. */
export function NotSolved() {
  const { company, openPopup } = useHost();
  return (
    <Card as="aside" tone="soft" top={48}>
      <Cluster justify="space-between" gap={[16, 32]}>
        <div>
          <Text as="h2" size="h4">
            해결되지 않으셨나요?
          </Text>
          <p>{company.hours}</p>
        </div>
        <Cluster gap={[12, 24]}>
          <Button onClick={() => openPopup('faqProductNotVisible')}>제품이 보이지 않아요</Button>
          <PhoneLink size="h4" href={`tel:${company.phones.main}`}>
            <Icon shape={icons.phone} />
            {company.phones.main}
          </PhoneLink>
        </Cluster>
      </Cluster>
    </Card>
  );
}
