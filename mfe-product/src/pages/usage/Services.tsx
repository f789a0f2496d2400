import { serviceNames } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Row, Rows, Section, Text } from '@portal/ui';
import type { Usage } from './Product.tsx';

/** The services for this product, each with a link to request it or the reason why that is refused. */
export function Services({ productIdx, services }: Pick<Usage, 'productIdx' | 'services'>) {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  if (services.length === 0) return null;
  return (
    <Section>
      <h2>신청하실 수 있는 서비스</h2>
      <Rows>
        {services.map(({ service, refusal }) => {
          const name = serviceNames[service];
          const href = hrefFor(paths.serviceRequest(service, productIdx));
          return (
            <Row key={service}>
              <div>
                <strong>{name}</strong>
                {refusal !== null && (
                  <Text size="small" tone="text-second">
                    {refusal}
                  </Text>
                )}
              </div>
              {refusal !== null ? null : href === null ? (
                <Text size="small" tone="text-second">
                  고객센터 <a href={`tel:${main}`}>{main}</a>
                </Text>
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
