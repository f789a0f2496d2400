import { useHost, type PageProps } from '@portal/host';
import { Card, Icon, icons, OpenNow, PageHeading, PhoneLink, Text } from '@portal/ui';
import type { load } from './load.ts';

/** Replaces a page that this release does not have: sends customers to the phone. */
export default function ByPhonePage({ data }: PageProps<typeof load>) {
  const { company } = useHost();
  const { main } = company.phones;
  return (
    <>
      <PageHeading
        title={data.title}
        lead={`${data.purpose} 지금은 준비하고 있어 열 수 없습니다.`}
      />
      <Card tone="soft" max={640}>
        <Text as="h2" size="h4">
          전화로 도와드립니다.
        </Text>
        <PhoneLink size="h1" top={12} bottom={4} href={`tel:${main}`}>
          <Icon shape={icons.phone} size={32} />
          {main}
        </PhoneLink>
        <p>{company.hours}</p>
        <OpenNow schedule={company.schedule} />
      </Card>
    </>
  );
}
