import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths, type Line } from '@portal/paths';
import {
  ButtonLink,
  Cluster,
  Grid,
  ProductPicture,
  TapLink,
  TaskRows,
  Text,
  unbroken,
} from '@portal/ui';
import type { Mine as MemberThings, MyProduct } from './mine-of.ts';

const Part = styled.section`
  padding-top: 32px;
`;

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly Line[] }) {
  const { hrefFor } = useHost();
  if (lines.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
      <Text as="h2" size="h3" bottom={8} id={id}>
        {title}
      </Text>
      <TaskRows tasks={lines.map((line) => ({ ...line, href: hrefFor(line.href) }))} />
    </Part>
  );
}

const Product = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 12px 16px;
  align-content: space-between;
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  h3 {
    font-size: var(--h4);
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
    font-variant-numeric: tabular-nums;
  }
  > a {
    grid-column: 1 / -1;
  }
`;

function Products({ products }: { products: readonly MyProduct[] }) {
  const { hrefFor } = useHost();
  const all = hrefFor(paths.memberProducts());
  if (products.length === 0) return null;
  return (
    <Part aria-labelledby="my-products">
      <Cluster justify="space-between" align="baseline" gap={[0, 16]} bottom={8}>
        <Text as="h2" size="h3" id="my-products">
          내 제품
        </Text>
        {all && <TapLink href={all}>내 제품 모두 보기</TapLink>}
      </Cluster>
      <Grid as="ul" min={320} aria-labelledby="my-products">
        {products.map(({ picture, name, lines, way }) => (
          <Product key={name}>
            <ProductPicture product={picture} />
            <div>
              <h3>{unbroken(name)}</h3>
              {lines.map((line) => (
                <p key={line}>{unbroken(line)}</p>
              ))}
            </div>
            {way && hrefFor(way.href) && (
              <ButtonLink href={way.href} aria-label={`${name} ${way.label}`}>
                {way.label}
              </ButtonLink>
            )}
          </Product>
        ))}
      </Grid>
    </Part>
  );
}

/** With what the start page begins for a member: what comes next, what waits for them, and their products. */
export function Mine({ coming, waiting, products }: MemberThings) {
  const all = useHost().hrefFor(paths.member());
  return (
    <section aria-label="내 일정과 제품">
      <Grid min={420} gap={[0, 72]}>
        <Lines id="my-next" title="다음 일정" lines={coming} />
        <Lines id="my-tasks" title="확인하실 일" lines={waiting} />
      </Grid>
      {all && coming.length + waiting.length > 0 && (
        <TapLink href={all} top={8}>
          일정과 할 일 모두 보기
        </TapLink>
      )}
      <Products products={products} />
    </section>
  );
}
