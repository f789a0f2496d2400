import styled from '@emotion/styled';
import { policyNames } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';

// `data-prominent`: the link to the privacy policy, which the law requires to stand out.
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text-second);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  a[data-prominent] {
    color: var(--text);
    font-weight: 800;
  }
`;

const links = [
  { label: policyNames.privacy, path: paths.privacy(), prominent: true },
  { label: policyNames.terms, path: paths.terms() },
  { label: policyNames.email, path: paths.emailPolicy() },
  { label: policyNames.accessibility, path: paths.accessibility() },
  { label: '사이트맵', path: paths.sitemap() },
];

/** Links to the policies and the sitemap, as far as this release has them. */
export function LinkBar() {
  const { hrefFor } = useHost();
  const shown = links.flatMap(({ path, ...link }) => {
    const href = hrefFor(path);
    return href ? [{ ...link, href }] : [];
  });
  return (
    <nav aria-label="이용 안내">
      <List>
        {shown.map(({ label, href, prominent }) => (
          <li key={href}>
            <a href={href} data-prominent={prominent}>
              {label}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}
