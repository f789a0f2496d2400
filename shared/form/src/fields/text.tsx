import { digitsOnly, withoutHangul } from '@portal/format';
import { Select, TextArea, TextField } from '@portal/ui';
import type { ChangeEvent, CompositionEvent } from 'react';
import * as v from 'valibot';
import type { ControlProps, Field } from '../definition.ts';

export const isText = (value: unknown) => typeof value === 'string';
/** What an optional schema makes optional. */
const wrappedIn = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
export const isOptional = (schema: v.GenericSchema) => schema.type === 'optional';

/** What a control of the look takes from the running form. */
const bind = ({ name, value, error, onChange, onBlur }: ControlProps<string>) => ({
  name,
  value,
  error,
  onBlur,
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
});

export interface Asked<S extends v.GenericSchema> {
  label: string;
  hint?: string;
  schema: S;
}

const filters = { digits: digitsOnly, noHangul: withoutHangul };

/**
 * What takes characters out as they are typed. An input method composes undisturbed: what it has made is filtered once
 * it is done.
 */
function filtered({ onChange }: ControlProps<string>, filter: (text: string) => string) {
  return {
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const composes = (nativeEvent as InputEvent).isComposing === true;
      onChange(composes ? target.value : filter(target.value));
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      onChange(filter(currentTarget.value)),
  };
}

/** One line of text; `takes` leaves the other characters out as they are typed. */
export const line = <S extends v.GenericSchema>(
  asked: Asked<S> & {
    autoComplete?: string;
    inputMode?: 'numeric' | 'tel' | 'email';
    takes?: keyof typeof filters;
  },
): Field<string, S> => {
  const { label, schema, takes, ...rest } = asked;
  return {
    label,
    schema,
    blank: '',
    accepts: isText,
    Control: (props) => (
      <TextField
        label={label}
        optional={isOptional(schema)}
        {...rest}
        {...bind(props)}
        {...(takes && filtered(props, filters[takes]))}
      />
    ),
    Reading: ({ value }) => value,
  };
};

/** Text of several lines; the schema's metadata says how many characters it takes. */
export const lines = <S extends v.GenericSchema>(
  asked: Asked<S> & { rows?: number },
): Field<string, S> => {
  const { label, schema, ...rest } = asked;
  const { characters } = v.getMetadata(wrappedIn(schema)) as { characters?: number };
  if (characters === undefined) throw new Error(`no limit in the schema of ${label}`);
  return {
    label,
    schema,
    blank: '',
    accepts: isText,
    Control: (props) => (
      <TextArea
        label={label}
        optional={isOptional(schema)}
        max={characters}
        {...rest}
        {...bind(props)}
      />
    ),
    Reading: ({ value }) => value,
  };
};

/** One of a few values, each with its name, in a list that opens. */
export const choice = <S extends v.GenericSchema>(
  asked: Asked<S> & { options: Readonly<Record<string, string>> },
): Field<string, S> => {
  const { label, schema, options, ...rest } = asked;
  const list = Object.entries(options).map(([value, name]) => ({ value, label: name }));
  return {
    label,
    schema,
    blank: '',
    accepts: isText,
    Control: (props) => (
      <Select
        label={label}
        optional={isOptional(schema)}
        placeholder="골라 주세요"
        options={list}
        {...rest}
        {...bind(props)}
      />
    ),
    Reading: ({ value }) => options[value],
  };
};
