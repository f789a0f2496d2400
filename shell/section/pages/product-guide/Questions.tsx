import styled from '@emotion/styled';
import type { Faq } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';

const List = styled.ol`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 64px;
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
  }
`;

/** The most read questions, as links to their answers. */
export function Questions({ faqs }: { faqs: Faq[] }) {
  const { hrefFor } = useHost();
  if (faqs.length === 0 || !hrefFor(paths.faq())) return null;
  return (
    <section>
      <h2>많이 보는 질문</h2>
      <List>
        {faqs.map(({ bbsIdx, subject }) => (
          <li key={bbsIdx}>
            <a href={`${paths.faq({ faq: bbsIdx })}#faq-${bbsIdx}`}>{subject}</a>
          </li>
        ))}
      </List>
    </section>
  );
}
