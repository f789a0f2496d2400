import styled from '@emotion/styled';
import { media } from '@portal/ui';

const Box = styled.nav`
  padding: 20px 28px;
  border-radius: var(--radius-card);
  background: var(--sunken);
  h2 {
    font-size: 1rem;
  }
  ol {
    columns: 2;
    column-gap: 32px;
    list-style: none;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
    text-decoration: underline;
  }
  ${media.mobileLarge} {
    padding: 16px 20px;
    ol {
      columns: 1;
    }
  }
`;

/** Links to the articles of a long text. */
export function Contents({ titles }: { titles: string[] }) {
  if (titles.length < 2) return null;
  return (
    <Box aria-labelledby="contents">
      <h2 id="contents">차례</h2>
      <ol>
        {titles.map((title, i) => (
          <li key={title}>
            <a href={`#article-${i + 1}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}
