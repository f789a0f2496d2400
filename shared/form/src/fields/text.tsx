import { digitsOnly, withoutHangul } from '@portal/format';
import { Select, TextArea, TextField } from '@portal/ui';
import type { ChangeEvent, CompositionEvent, ReactNode } from 'react';
import * as v from 'valibot';
import type { ControlProps, Field } from '../definition.ts';

/** What an optional schema makes optional. */
const wrappedIn = (schema: v.GenericSchema): v.GenericSchema =>
  'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
const isOptional = (schema: v.GenericSchema) => schema.type === 'optional';

/** The props of a form field's control, as `TextField`, `TextArea` and `Select` of @portal/ui take them. */
export const bind = ({ name, value, error, onChange, onBlur }: ControlProps<string>) => ({
  name,
  value,
  error,
  onBlur,
  onChange: (event: { target: { value: string } }) => onChange(event.target.value),
});

interface Asked<S extends v.GenericSchema> {
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
    /** Storage never holds it (Field.secret). */
    secret?: true;
    /** What the check page says where it is left blank (Field.whenBlank). */
    whenBlank?: string;
    /** What it begins with; default: nothing. */
    blank?: string;
    /** How the check page shows what was typed; default: as it is. */
    shown?: (typed: string) => string;
  },
): Field<string, S> => {
  const { label, schema, takes, secret, whenBlank, blank = '', shown, ...rest } = asked;
  return {
    label,
    schema,
    blank,
    ...(secret && { secret }),
    ...(whenBlank !== undefined && { whenBlank }),
    Control: (props) => (
      <TextField
        label={label}
        optional={isOptional(schema)}
        {...rest}
        {...bind(props)}
        {...(takes && filtered(props, filters[takes]))}
      />
    ),
    Reading: ({ value }) => (shown ? shown(value) : value),
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

export type AskedOptions<S extends v.GenericSchema> = Asked<S> & {
  options: Readonly<Record<string, string>>;
};
/** What every control of such a field shows. */
interface Shown {
  label: string;
  hint?: string;
  optional: boolean;
  options: { value: string; label: string }[];
}

/** A field for one of a few values, each with its name; `Show` renders its control. */
export function oneOf<S extends v.GenericSchema>(
  { label, schema, options, hint }: AskedOptions<S>,
  Show: (shown: Shown, props: ControlProps<string>) => ReactNode,
): Field<string, S> {
  const shown: Shown = {
    label,
    ...(hint !== undefined && { hint }),
    optional: isOptional(schema),
    options: Object.entries(options).map(([value, name]) => ({ value, label: name })),
  };
  return {
    label,
    schema,
    blank: '',
    Control: (props) => Show(shown, props),
    Reading: ({ value }) => options[value],
  };
}

/** One of a few values in a list that opens. */
export const choice = <S extends v.GenericSchema>(asked: AskedOptions<S>): Field<string, S> =>
  oneOf(asked, (shown, props) => <Select placeholder="골라 주세요" {...shown} {...bind(props)} />);
