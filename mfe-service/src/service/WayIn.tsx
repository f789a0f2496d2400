import { useHost } from '@portal/host';
import { ButtonLink, Card, Cluster, Icon, icons, PhoneLink, Text } from '@portal/ui';

/** Leads from an explanation to the form, or to the phone. */
export function WayIn(props: {
  title: string;
  text: string;
  /** The form's page; null if the service is only available by phone. */
  way: { label: string; href: string } | null;
}) {
  const { title, text, way } = props;
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const href = way && hrefFor(way.href);
  return (
    <Card as="aside" tone="soft" max={800} top={48}>
      <Cluster justify="space-between" gap={[16, 32]}>
        <div>
          <Text as="h2" size="h4">
            {title}
          </Text>
          <p>{text}</p>
        </div>
        <Cluster gap={[12, 24]}>
          {href !== null && (
            <ButtonLink look="primary" href={href}>
              {way?.label}
            </ButtonLink>
          )}
          <PhoneLink href={`tel:${main}`}>
            <Icon shape={icons.phone} size={20} />
            {main}
          </PhoneLink>
        </Cluster>
      </Cluster>
    </Card>
  );
}
