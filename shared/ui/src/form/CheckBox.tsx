import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { described, Wrong } from './Field.tsx';

const Row = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--control);
  font-weight: 600;
  cursor: pointer;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--primary);
  }
`;

/** A single choice of yes or no. */
export function CheckBox(props: {
  label: ReactNode;
  name: string;
  checked: boolean;
  error?: string | undefined;
  onChange(checked: boolean): void;
}) {
  const { label, name, checked, error, onChange } = props;
  const id = useId();
  return (
    <div>
      <Row>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...described({ error }, id)}
        />
        <span>{label}</span>
      </Row>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </div>
  );
}
