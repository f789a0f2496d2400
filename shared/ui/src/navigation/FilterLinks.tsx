import styled from '@emotion/styled';
import { media } from '../theme/tokens.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;
`;
const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 18px;
  border: var(--line-width) solid var(--border);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
  text-decoration: none;
  transition: background-color 160ms ease-out;
  &:hover {
    background: var(--sunken);
  }
  &[aria-current] {
    border-color: var(--primary);
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 600;
  }
`;
const Tab = styled(Chip)`
  min-height: 52px;
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: 0;
  background: none;
  padding: 0 16px;
  font-size: 1.06rem;
  color: var(--text-second);
  ${media.mobile} {
    padding: 0 10px;
    font-size: 1rem;
  }
  &:hover {
    background: none;
    color: var(--text);
  }
  &[aria-current] {
    background: none;
    border-color: var(--primary);
    color: var(--primary);
    font-weight: 700;
  }
`;
const TabList = styled(List)`
  gap: 0 4px;
  border-bottom: var(--line-width) solid var(--line);
  li {
    margin-bottom: -1px;
  }
`;

export interface FilterLink {
  label: string;
  href: string;
  current: boolean;
}

/** A choice that is kept in the address: links, so that it works by keyboard, by Back and without scripts. */
export function FilterLinks(props: { label: string; look: 'tabs' | 'chips'; links: FilterLink[] }) {
  const [Row, Item] = props.look === 'tabs' ? [TabList, Tab] : [List, Chip];
  return (
    <nav aria-label={props.label}>
      <Row>
        {props.links.map(({ label, href, current }) => (
          <li key={href}>
            <Item href={href} aria-current={current ? 'true' : undefined} data-keep-scroll>
              {label}
            </Item>
          </li>
        ))}
      </Row>
    </nav>
  );
}
