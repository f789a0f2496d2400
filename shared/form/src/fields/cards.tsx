import { ChoiceCards } from '@portal/ui';
import type * as v from 'valibot';
import type { Field } from '../definition.ts';
import { isOptional, isText, type Asked } from './text.tsx';

/** One of a few values, all on the screen at once. */
export const cards = <S extends v.GenericSchema>(
  asked: Asked<S> & { options: Readonly<Record<string, string>> },
): Field<string, S> => {
  const { label, schema, options, ...rest } = asked;
  const list = Object.entries(options).map(([value, name]) => ({ value, label: name }));
  return {
    label,
    schema,
    blank: '',
    accepts: isText,
    Control: ({ name, value, error, onChange }) => (
      <ChoiceCards
        label={label}
        optional={isOptional(schema)}
        options={list}
        {...rest}
        name={name}
        value={value}
        error={error}
        onChange={onChange}
      />
    ),
    Reading: ({ value }) => options[value],
  };
};
