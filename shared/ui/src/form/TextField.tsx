import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { controlBox } from './control-styles.ts';
import { Field, splitProps, type FieldProps } from './Field.tsx';

const Input = styled.input(controlBox);

/** One line of text with its label; `error` is shown and read with the field. */
export function TextField(props: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  const [field, input] = splitProps(props);
  return <Field {...field} control={(own) => <Input {...input} {...own} />} />;
}
