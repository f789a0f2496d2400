import styled from '@emotion/styled';
import { productNames, type Showroom } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
    align-items: center;
    justify-content: space-between;
    min-height: 60px;
    padding: 8px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The parameter of the product guide for each group; null for a group without a guide. */
const guides = { bf: 'b', l: 'l', w: 'w', o: 'o', c: null } as const;

/** The models on display, each with a link to the guide of its group if this release has that page. */
export function Models({ models }: Pick<Showroom, 'models'>) {
  const { hrefFor } = useHost();
  return (
    <List>
      {models.map(({ goodsCd, goodsName, product }) => {
        const guide = guides[product];
        const href = guide && hrefFor(paths.productGuide({ product: guide }));
        return (
          <li key={goodsCd}>
            <strong>
              {goodsName}
              <small>
                {productNames[product]} · {goodsCd}
              </small>
            </strong>
            {href !== null && (
              <a href={href} aria-label={`${goodsName} 제품 도움말`}>
                제품 도움말
              </a>
            )}
          </li>
        );
      })}
    </List>
  );
}
