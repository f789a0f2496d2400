import styled from '@emotion/styled';
import { useHost, type PageProps } from '@portal/host';
import { Icon, media, OpenNow, PageHeading, PhoneLink, icons } from '@portal/ui';
import type { load } from './load.ts';

const Card = styled.section`
  max-width: 640px;
  padding: 32px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  ${media.mobile} {
    padding: 24px;
  }
  h2 {
    font-size: var(--h4);
  }
`;
const Call = styled(PhoneLink)`
  margin: 12px 0 4px;
  font-size: var(--h1);
`;

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
      <Card>
        <h2>전화로 도와드립니다.</h2>
        <Call href={`tel:${main}`}>
          <Icon shape={icons.phone} size={32} />
          {main}
        </Call>
        <p>{company.hours}</p>
        <OpenNow schedule={company.schedule} />
      </Card>
    </>
  );
}
