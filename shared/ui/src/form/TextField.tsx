import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlBox } from './control-styles.ts';
import { Field, type FieldProps } from './Field.tsx';

const Input = styled.input(controlBox);

/** One line of text with its label; `error` is shown at the field and read with it. */
export function TextField({
  label,
  optional = false,
  hint,
  error,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      control={(own) => <Input {...input} {...own} />}
    />
  );
}
