import styled from '@emotion/styled';
import { Button, Wrong } from '@portal/ui';
import { useId, useRef } from 'react';
import * as v from 'valibot';
import type { Field, Row } from '../definition.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 20px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  legend {
    padding: 0 8px;
    font-weight: 600;
  }
`;
const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-bottom: 12px;
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: stretch;
  > button {
    justify-self: start;
  }
`;
const Read = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 1.2em;
`;

type Columns = Readonly<Record<string, Field<string>>>;
type RowSchema<C extends Columns> = v.ObjectSchema<
  { [Name in keyof C & string]: C[Name]['schema'] },
  undefined
>;
type RowsSchema<C extends Columns> = v.SchemaWithPipe<
  readonly [
    v.ArraySchema<RowSchema<C>, undefined>,
    v.MinLengthAction<v.InferOutput<RowSchema<C>>[], number, string>,
    v.MaxLengthAction<v.InferOutput<RowSchema<C>>[], number, string>,
  ]
>;

/** A group of questions that may be answered several times: the parts in a cart. */
export function rows<C extends Columns>(asked: {
  /** Names one row: `부품` is read as 부품 1, 부품 2. */
  label: string;
  columns: C;
  max: number;
}): Field<readonly Row[], RowsSchema<C>> {
  const { label, columns, max } = asked;
  const named = Object.entries(columns);
  const blankRow: Row = Object.fromEntries(named.map(([name, { blank }]) => [name, blank]));
  const schemas = Object.fromEntries(named.map(([name, { schema }]) => [name, schema]));
  const isRow = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    named.every(([name, { accepts }]) => accepts((value as Record<string, unknown>)[name]));
  const labelOf = (path: string) => {
    const [at = '0', name = ''] = path.split('.');
    return [`${label} ${Number(at) + 1}`, columns[name]?.label].filter(Boolean).join(' ');
  };

  return {
    label,
    blank: [blankRow],
    schema: v.pipe(
      v.array(v.object(schemas as RowSchema<C>['entries'])),
      v.minLength(1, '하나 이상 골라 주세요.'),
      v.maxLength(max, `${max}개까지 고를 수 있습니다.`),
    ) as RowsSchema<C>,
    accepts: (value) => Array.isArray(value) && value.every(isRow),
    labelOf,
    Control({ name, value, errors, draft, onChange, onBlur }) {
      const id = useId();
      const adding = useRef<HTMLButtonElement>(null);
      const update = (at: number, patch: Row) =>
        onChange(value.map((row, i) => (i === at ? { ...row, ...patch } : row)));
      return (
        <Stack>
          {value.map((row, at) => (
            // Rows have no identity but their place.
            <Group key={at}>
              <legend>{`${label} ${at + 1}`}</legend>
              <Cells>
                {named.map(([column, { Control, blank }]) => {
                  const path = `${name}.${at}.${column}`;
                  return (
                    <Control
                      key={column}
                      name={path}
                      value={row[column] ?? blank}
                      error={errors[path]}
                      errors={errors}
                      draft={draft}
                      onChange={(cell) => update(at, { [column]: cell })}
                      onBlur={onBlur}
                    />
                  );
                })}
              </Cells>
              {value.length > 1 && (
                <Button
                  type="button"
                  aria-label={`${label} ${at + 1} 지우기`}
                  onClick={() => {
                    onChange(value.filter((_, i) => i !== at));
                    // The button that had the focus is gone.
                    requestAnimationFrame(() => adding.current?.focus());
                  }}
                >
                  지우기
                </Button>
              )}
            </Group>
          ))}
          {errors[name] !== undefined && <Wrong id={`${id}-error`}>{errors[name]}</Wrong>}
          <Button
            ref={adding}
            type="button"
            disabled={value.length >= max}
            onClick={() => onChange([...value, blankRow])}
          >
            {label} 추가
          </Button>
        </Stack>
      );
    },
    Reading: ({ value }) => (
      <Read>
        {value.map((row, at) => (
          <li key={at}>
            {named.map(([column, { Reading, blank }], i) => (
              <span key={column}>
                {i > 0 && ', '}
                <Reading value={row[column] ?? blank} />
              </span>
            ))}
          </li>
        ))}
      </Read>
    ),
  };
}
