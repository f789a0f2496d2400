import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { standsOut } from '../theme/tokens.ts';

const Form = styled.form`
  display: flex;
  gap: 8px;
  max-width: 560px;
  @media print {
    display: none;
  }
`;

export const SearchInput = styled.input`
  flex: 1;
  min-width: 0;
  height: var(--control);
  padding: 0 16px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  &::placeholder {
    color: var(--text-third);
    opacity: 1;
  }
`;
const Submit = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: var(--control);
  padding: 0 18px;
  border: 0;
  border-radius: var(--radius);
  background: var(--primary);
  color: var(--on-primary);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--primary-hover);
  }
  ${standsOut}
`;

/**
 * A search as a plain GET form: the shell submits it without a reload, and it works without scripts. Its child is
 * the input.
 */
export function SearchForm(props: {
  /** Its query parameters are submitted too. */
  action: string;
  /** The results are on another page, shown from the top. */
  leaves?: boolean;
  children: ReactNode;
}) {
  const { action, leaves = false, children } = props;
  // A GET form replaces its action's query, so pass those parameters as hidden fields.
  const [pathname, query] = action.split('?');
  return (
    <Form role="search" action={pathname} data-keep-scroll={leaves ? undefined : true}>
      {children}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit type="submit">
        <Icon shape={icons.search} size={20} />
        찾기
      </Submit>
    </Form>
  );
}

/** A search form with a plain input, without suggestions. */
export function SearchField(props: {
  label: string;
  action: string;
  name: string;
  value: string;
  placeholder: string;
  leaves?: boolean;
}) {
  const { label, name, value, placeholder, ...form } = props;
  return (
    // Resets the input when the address changes: unsent text does not outlive the page.
    <SearchForm key={value} {...form}>
      <SearchInput
        type="search"
        aria-label={label}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
    </SearchForm>
  );
}
