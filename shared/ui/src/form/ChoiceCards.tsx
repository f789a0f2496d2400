import styled from '@emotion/styled';
import { useId } from 'react';
import { unbroken } from '../text/unbroken.tsx';
import { described, Hint, Wrong, type FieldProps } from './Field.tsx';
import { FieldSet } from './FieldSet.tsx';

const Set = styled(FieldSet)`
  legend span {
    color: var(--text-second);
    font-weight: 400;
  }
  p {
    margin-top: 8px;
  }
`;
// Up to a width of 505 px at most two cards fit in a row. The last one of an odd number takes the whole row instead of half of it.
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
  gap: 8px;
  margin-top: 8px;
  @media (max-width: 505px) {
    > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
`;
const Card = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: var(--control);
  padding: 10px 16px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    box-shadow: inset 0 0 0 1px var(--primary);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  [aria-invalid] & {
    border-color: var(--danger);
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--primary);
    outline: none;
  }
  &:has(:disabled) {
    background: var(--sunken);
    cursor: default;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** A choice of one among a few, as cards large enough for a thumb. */
export function ChoiceCards(
  props: FieldProps & {
    name: string;
    value: string;
    /** A disabled option's note says why it is disabled. */
    options: readonly { value: string; label: string; note?: string; disabled?: boolean }[];
    /** One card on each row, for long labels. */
    wide?: boolean;
    onChange(value: string): void;
  },
) {
  const { label, optional = false, hint, error, name, value, options, wide, onChange } = props;
  const id = useId();
  const { 'aria-invalid': invalid, 'aria-describedby': by } = described({ hint, error }, id);
  return (
    <Set role="radiogroup" aria-invalid={invalid} aria-describedby={by}>
      <legend>
        {label} {optional && <span>(선택)</span>}
      </legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Cards data-wide={wide || undefined}>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>
              {unbroken(option.label)}
              {option.note && <small>{unbroken(option.note)}</small>}
            </span>
          </Card>
        ))}
      </Cards>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Set>
  );
}
