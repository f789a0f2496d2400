import styled from '@emotion/styled';
import type { Popup } from '@portal/contract';
import { useHost } from '@portal/host';
import { BoardHtml } from '@portal/ui';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 16px;
  list-style: none;
  li {
    padding: 24px 28px;
    border-radius: var(--radius-card);
    background: var(--sunken);
    border: var(--line-width) solid var(--line);
  }
  h3 {
    margin-bottom: 8px;
    font-size: 1.06rem;
  }
`;

/** Tips that make a product last, a card each. */
export function TipCards({ cards }: { cards: Popup[] }) {
  const { hrefFor } = useHost();
  return (
    <List>
      {cards.map(({ name, title, result }) => (
        <li key={name}>
          <h3>{title}</h3>
          <BoardHtml html={result} hrefFor={hrefFor} />
        </li>
      ))}
    </List>
  );
}
