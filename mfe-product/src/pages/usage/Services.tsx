import styled from '@emotion/styled';
import { serviceNames } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Rows, Section } from '@portal/ui';
import type { Usage } from './Product.tsx';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 76px;
  padding: 12px 0;
  border-bottom: var(--line-width) solid var(--line);
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** The services for this product, each with a link to request it or the reason why that is refused. */
export function Services({ services }: { services: Usage['services'] }) {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  if (services.length === 0) return null;
  return (
    <Section>
      <h2>신청하실 수 있는 서비스</h2>
      <Rows>
        {services.map(({ service, refusal }) => {
          const name = serviceNames[service];
          const href = hrefFor(paths.serviceRequest(service));
          return (
            <Row key={service}>
              <div>
                <strong>{name}</strong>
                {refusal !== null && <p>{refusal}</p>}
              </div>
              {refusal !== null ? null : href === null ? (
                <p>
                  고객센터 <a href={`tel:${main}`}>{main}</a>
                </p>
              ) : (
                <ButtonLink href={href} aria-label={`${name} 신청하기`}>
                  신청하기
                </ButtonLink>
              )}
            </Row>
          );
        })}
      </Rows>
    </Section>
  );
}
