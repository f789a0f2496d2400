import styled from '@emotion/styled';
import { media, standsOut } from '../theme/tokens.ts';

/** Lines of about the same length, so that the last choice is not alone in one; browsers without `text-wrap: balance` fill each line. */
const List = styled.ul`
  margin-bottom: -8px;
  text-wrap: balance;
  list-style: none;
  li {
    display: inline-block;
    margin: 0 8px 8px 0;
    vertical-align: top;
  }
`;
const Chip = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 18px;
  ${media.mobile} {
    /* The types of questions then break alike before and after the web font, whose dot is narrower, at 360 to 412 px. */
    padding: 0 16px;
  }
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
    ${standsOut}
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
    ${standsOut}
  }
`;
const TabList = styled(List)`
  margin: 0;
  border-bottom: var(--line-width) solid var(--line);
  li {
    margin: 0 4px -1px 0;
  }
`;

export interface Option<Value> {
  value: Value;
  label: string;
}

/**
 * Turns a record of value to name into options, in order. For numeric values write an array, because objects sort
 * those keys.
 */
export const optionsOf = <Value extends string>(names: Record<Value, string>): Option<Value>[] =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** A choice that the address keeps, as links: works by keyboard, with Back and without scripts. */
export function FilterLinks<Value>(props: {
  label: string;
  look: 'tabs' | 'chips';
  options: readonly Option<Value>[];
  chosen: Value;
  hrefOf(value: Value): string;
}) {
  const { label, look, options, chosen, hrefOf } = props;
  const [Row, Item] = look === 'tabs' ? [TabList, Tab] : [List, Chip];
  return (
    <nav aria-label={label}>
      <Row>
        {options.map((option) => {
          const href = hrefOf(option.value);
          return (
            <li key={href}>
              <Item
                href={href}
                aria-current={option.value === chosen ? 'true' : undefined}
                data-keep-scroll
              >
                {option.label}
              </Item>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
