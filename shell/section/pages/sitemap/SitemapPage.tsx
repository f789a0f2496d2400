import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { PageHeading } from '@portal/ui';
import { policies } from '../../policies/policies.ts';
import { products } from '../../products/products.ts';

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

const own = [
  {
    name: 'help',
    label: '도움말',
    items: [
      { label: '검색', href: paths.search() },
      { label: '온라인 서비스 안내', href: paths.online() },
      ...(['b', 'l', 'w', 'o'] as const).map((product) => ({
        label: `${products[product].name} 도움말`,
        href: paths.productGuide({ product }),
      })),
    ],
  },
  {
    name: 'policy',
    label: '정책',
    items: Object.values(policies).map(({ title, path }) => ({ label: title, href: path() })),
  },
];

export default function SitemapPage() {
  const { menu } = useHost();
  return (
    <>
      <PageHeading title="사이트맵" />
      <Groups>
        {[...menu, ...own].map(({ name, label, items }) => (
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
