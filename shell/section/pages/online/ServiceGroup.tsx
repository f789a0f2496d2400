import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import {
  Badge,
  ButtonLink,
  Icon,
  icons,
  media,
  PhoneLink,
  Row,
  Rows,
  Section,
  Text,
} from '@portal/ui';
import type { OnlineService } from './services.ts';

const Service = styled(Row)`
  padding: 18px 0;
  > div {
    flex: 1 1 20em;
  }
  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
    padding: 14px 0 10px;
    > div {
      flex: none;
    }
  }
`;

const who = { everyone: '비회원 가능', member: '회원' };

/** Services of one kind; one that this release does not have shows the phone number instead. */
export function ServiceGroup(props: { title: string; services: OnlineService[] }) {
  const { company, hrefFor } = useHost();
  const phone = company.phones.main;
  return (
    <Section top={48}>
      <h2>{props.title}</h2>
      <Rows>
        {props.services.map((service) => (
          <Service key={service.label}>
            <div>
              <Text as="h3" size="h4">
                {service.label}{' '}
                <Badge tone={service.who === 'everyone' ? 'soft' : 'quiet'}>
                  {who[service.who]}
                </Badge>
              </Text>
              <Text size="small" tone="text-second">
                {service.text}
              </Text>
            </div>
            {hrefFor(service.href) ? (
              <ButtonLink href={service.href} aria-label={`${service.label} 바로 가기`}>
                바로 가기
              </ButtonLink>
            ) : (
              <PhoneLink href={`tel:${phone}`} aria-label={`${service.label}, 전화 ${phone}`}>
                <Icon shape={icons.phone} size={20} />
                {phone}
              </PhoneLink>
            )}
          </Service>
        ))}
      </Rows>
    </Section>
  );
}
