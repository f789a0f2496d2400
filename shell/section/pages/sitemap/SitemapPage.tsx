import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Grid, PageHeading, Stack, TapLink, Text } from '@portal/ui';
import { policies } from '../../policies/policies.ts';
import { products } from '../../products/products.ts';

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
      <Grid min={240} gap={32}>
        {[...menu, ...own].map(({ name, label, items }) => (
          <section key={name}>
            <Text as="h2" size="h4" bottom={8}>
              {label}
            </Text>
            <Stack as="ul" gap={0}>
              {items.map((item) => (
                <li key={item.href}>
                  <TapLink href={item.href}>{item.label}</TapLink>
                </li>
              ))}
            </Stack>
          </section>
        ))}
      </Grid>
    </>
  );
}
