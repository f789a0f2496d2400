import styled from '@emotion/styled';
import { Icon } from '../content/Icon.tsx';

const Form = styled.form`
  display: flex;
  gap: 8px;
  max-width: 560px;
`;
const Input = styled.input`
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
 * scripts. `keep` are the parameters of the address that stay.
 */
export function SearchField(props: {
  label: string;
  action: string;
  name: string;
  value: string;
  placeholder: string;
  keep: Record<string, string>;
}) {
  return (
    // A new address brings a new field: what was typed and not sent does not outlive the page.
    <Form role="search" action={props.action} key={props.value} data-keep-scroll>
      <Input
        type="search"
        aria-label={props.label}
        name={props.name}
        defaultValue={props.value}
        placeholder={props.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      {Object.entries(props.keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Submit type="submit">
        <Icon name="search" size={20} />
        찾기
      </Submit>
    </Form>
  );
}
