import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { ButtonLink, Icon, media, icons } from '@portal/ui';
import type { OnlineService } from './services.ts';

const Group = styled.section`
  margin-top: 48px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  ul {
    border-top: var(--line-width) solid var(--line);
    list-style: none;
  }
`;
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 18px 0;
  border-bottom: var(--line-width) solid var(--line);
  h3 {
    font-size: var(--h4);
    font-weight: 600;
  }
  h3 span {
    margin-left: 10px;
    padding: 2px 10px;
    border-radius: 999px;
    background: var(--sunken);
    color: var(--text-second);
    font-size: var(--small);
    letter-spacing: 0;
    white-space: nowrap;
  }
  h3 [data-who='everyone'] {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  > a {
    flex: none;
    white-space: nowrap;
  }
  ${media.mobile} {
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
    padding: 14px 0 10px;
  }
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const who = { everyone: '비회원 가능', member: '회원' };

/** Services of one kind; one that this release does not have shows the phone number instead. */
export function ServiceGroup(props: { title: string; services: OnlineService[] }) {
  const { company, hrefFor } = useHost();
  const phone = company.phones.main;
  return (
    <Group>
      <h2>{props.title}</h2>
      <ul>
        {props.services.map((service) => (
          <Row key={service.label}>
            <div>
              <h3>
                {service.label} <span data-who={service.who}>{who[service.who]}</span>
              </h3>
              <p>{service.text}</p>
            </div>
            {hrefFor(service.href) ? (
              <ButtonLink href={service.href} aria-label={`${service.label} 바로 가기`}>
                바로 가기
              </ButtonLink>
            ) : (
              <Call href={`tel:${phone}`} aria-label={`${service.label}, 전화 ${phone}`}>
                <Icon shape={icons.phone} size={20} />
                {phone}
              </Call>
            )}
          </Row>
        ))}
      </ul>
    </Group>
  );
}
