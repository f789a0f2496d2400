import styled from '@emotion/styled';
import type { Faq } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Rows, TapLink, Text } from '@portal/ui';

const List = styled(Rows)`
  a {
    width: 100%;
    min-height: 64px;
    border-bottom: var(--line-width) solid var(--line);
  }
`;

export function Questions({ faqs }: { faqs: Faq[] }) {
  const { hrefFor } = useHost();
  if (faqs.length === 0 || !hrefFor(paths.faq())) return null;
  return (
    <section>
      <Text as="h2" size="h3" bottom={12}>
        많이 보는 질문
      </Text>
      <List as="ol">
        {faqs.map(({ bbsIdx, subject }) => (
          <li key={bbsIdx}>
            <TapLink tone="text" href={`${paths.faq({ faq: bbsIdx })}#faq-${bbsIdx}`}>
              {subject}
            </TapLink>
          </li>
        ))}
      </List>
    </section>
  );
}
