import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { PageHeading } from '@portal/ui';

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 32px;
  h2 {
    margin-bottom: 8px;
    font-size: var(--h4);
  }
  ul {
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export default function SitemapPage() {
  const { menu } = useHost();
  return (
    <>
      <PageHeading title="사이트맵" />
      <Groups>
        {menu.map(({ name, label, items }) => (
          <section key={name}>
            <h2>{label}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.href}>
                  <a href={item.href}>{item.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </>
  );
}
