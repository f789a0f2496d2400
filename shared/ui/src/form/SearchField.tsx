import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';

const Form = styled.form`
  display: flex;
  gap: 8px;
  max-width: 560px;
`;

/** What is searched for, inside a SearchForm. */
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
`;

/**
 * A search that is a plain GET form: the portal follows it without a reload, and it works without
 * scripts. Its field is the child.
 */
export function SearchForm(props: {
  action: string;
  /** Parameters of the address that stay. */
  keep?: Record<string, string>;
  /** The results are another page: the customer begins at its top. */
  leaves?: boolean;
  children: ReactNode;
}) {
  const { action, keep = {}, leaves = false, children } = props;
  return (
    <Form role="search" action={action} data-keep-scroll={leaves ? undefined : true}>
      {children}
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit type="submit">
        <Icon name="search" size={20} />
        찾기
      </Submit>
    </Form>
  );
}

/** The whole of it, where nothing is recommended while the customer types. */
export function SearchField(props: {
  label: string;
  action: string;
  name: string;
  value: string;
  placeholder: string;
  keep?: Record<string, string>;
  leaves?: boolean;
}) {
  const { label, name, value, placeholder, ...form } = props;
  return (
    // A new address brings a new field: what was typed and not sent does not outlive the page.
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
