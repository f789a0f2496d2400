import { useHost } from '@portal/host';
import { ButtonLink, Card, Icon, icons, PhoneLink, Side, Stack, Text } from '@portal/ui';

/** Leads from an explanation to the form, or to the phone; it stands beside the explanation on a wide screen. */
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
    <Side as="aside">
      <Card as="div" tone="soft" top={48}>
        <Stack gap={16} align="start">
          <div>
            <Text as="h2" size="h4" bottom={4}>
              {title}
            </Text>
            <p>{text}</p>
          </div>
          {href !== null && (
            <ButtonLink look="primary" href={href}>
              {way?.label}
            </ButtonLink>
          )}
          <PhoneLink href={`tel:${main}`}>
            <Icon shape={icons.phone} size={20} />
            {main}
          </PhoneLink>
        </Stack>
      </Card>
    </Side>
  );
}
