import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { media, standsOut } from '../theme/tokens.ts';

/** Lines of about the same length, so that the last choice is not alone in one; browsers without `text-wrap: balance` fill each line. */
const row = css`
  text-wrap: balance;
  list-style: none;
  li {
    display: inline-block;
    vertical-align: top;
  }
`;
const choice = css`
  display: inline-flex;
  align-items: center;
  text-decoration: none;
`;

const ChipRow = styled.ul`
  ${row}
  margin-bottom: -8px;
  li {
    margin: 0 8px 8px 0;
  }
`;
// The middle dot of the web font is narrower than that of the device's font. With 16 px of padding on phones, the chips of the types of
// questions break into the same lines in both fonts at 360 to 412 px.
const Chip = styled.a`
  ${choice}
  min-height: 44px;
  padding: 0 18px;
  ${media.mobile} {
    padding: 0 16px;
  }
  border: var(--line-width) solid var(--border);
  border-radius: 999px;
  background: var(--surface);
  color: var(--text);
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

const TabRow = styled.ul`
  ${row}
  border-bottom: var(--line-width) solid var(--line);
  li {
    margin: 0 4px -1px 0;
  }
`;
const Tab = styled.a`
  ${choice}
  min-height: 52px;
  padding: 0 16px;
  border-bottom: 3px solid transparent;
  color: var(--text-second);
  font-size: 1.06rem;
  ${media.mobile} {
    padding: 0 10px;
    font-size: 1rem;
  }
  &:hover {
    color: var(--text);
  }
  &[aria-current] {
    border-color: var(--primary);
    color: var(--primary);
    font-weight: 700;
    ${standsOut}
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
  const [Row, Item] = look === 'tabs' ? [TabRow, Tab] : [ChipRow, Chip];
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
