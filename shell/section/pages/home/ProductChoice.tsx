import styled from '@emotion/styled';
import { paths } from '@portal/paths';
import { media, ProductPicture } from '@portal/ui';
import { products } from '../../products/products.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 24px;
  list-style: none;
  ${media.mobile} {
    gap: 12px;
  }
  a {
    display: block;
    height: 100%;
    padding: 24px 24px 28px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--text);
    font-size: var(--h4);
    font-weight: 700;
    text-align: center;
    text-decoration: none;
    transition: border-color 160ms ease-out;
  }
  a:hover {
    border-color: var(--primary);
  }
  svg {
    max-width: 220px;
    margin: 0 auto 16px;
  }
  ${media.mobile} {
    a {
      padding: 12px 8px 16px;
      font-size: 1rem;
    }
    svg {
      margin-bottom: 8px;
    }
  }
`;

export function ProductChoice() {
  return (
    <List aria-label="제품 고르기">
      {(['b', 'l', 'w'] as const).map((code) => (
        <li key={code}>
          <a href={paths.productGuide({ product: code })}>
            <ProductPicture product={products[code].board} />
            {products[code].name}
          </a>
        </li>
      ))}
    </List>
  );
}
