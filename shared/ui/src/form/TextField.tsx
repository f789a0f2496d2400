import styled from '@emotion/styled';
import { useId, type ComponentProps } from 'react';
import { Icon } from '../content/Icon.tsx';

const Box = styled.div`
  display: grid;
  gap: 8px;
`;
const Label = styled.label`
  font-weight: 600;
  span {
    color: var(--text-second);
    font-weight: 400;
  }
`;
const Input = styled.input`
  width: 100%;
  height: var(--control);
  padding: 0 16px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  &[aria-invalid] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
`;
const Hint = styled.p`
  color: var(--text-second);
  font-size: var(--small);
`;
const Wrong = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  color: var(--danger);
  font-size: var(--small);
  font-weight: 600;
  svg {
    margin-top: 3px;
  }
`;

/** One line of text with its label; `error` stands at the field and is read with it. */
export function TextField({
  label,
  optional = false,
  hint,
  error,
  ...input
}: {
  label: string;
  /** Says that the field may stay empty. */
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
} & Omit<ComponentProps<'input'>, 'id'>) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box>
      <Label htmlFor={id}>
        {label} {optional && <span>(선택)</span>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <Wrong id={`${id}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </Wrong>
      )}
    </Box>
  );
}
