import { productNames, type Showroom } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Row, Rows, TapLink, Text, unbroken } from '@portal/ui';

/** The parameter of the product guide for each group; null for a group without a guide. */
const guides = { bf: 'b', l: 'l', w: 'w', o: 'o', c: null } as const;

/** The models on display, each with a link to the guide of its group if this release has that page. */
export function Models({ models }: Pick<Showroom, 'models'>) {
  const { hrefFor } = useHost();
  return (
    <Rows>
      {models.map(({ goodsCd, goodsName, product }) => {
        const guide = guides[product];
        const href = guide && hrefFor(paths.productGuide({ product: guide }));
        return (
          <Row key={goodsCd}>
            <div>
              <Text bold>{unbroken(goodsName)}</Text>
              <Text size="small" tone="text-second">
                {productNames[product]} · {unbroken(goodsCd)}
              </Text>
            </div>
            {href !== null && (
              <TapLink href={href} aria-label={`${goodsName} 제품 도움말`}>
                제품 도움말
              </TapLink>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}
