import styled from '@emotion/styled';
import { fixedTexts } from '@portal/format';
import type { ComponentProps } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { controlBox } from './control-styles.ts';
import { Field, splitProps, type FieldProps } from './Field.tsx';

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: calc(50% - 12px);
    right: 14px;
    color: var(--text-second);
    pointer-events: none;
  }
`;
const Control = styled.select(controlBox, {
  height: 'var(--control)',
  paddingRight: 48,
  appearance: 'none',
  textOverflow: 'ellipsis',
});

interface Option {
  value: string;
  label: string;
  /** Options with the same group are listed below its name. */
  group?: string;
}

/** Renders the options of one group, or those without a group. */
function Options({ list, group }: { list: readonly Option[]; group?: string }) {
  return list
    .filter((option) => option.group === group)
    .map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
}

/** A native select. `options` is null while they load. */
export function Select(
  props: FieldProps & {
    value: string;
    options: readonly Option[] | null;
    /** Shown while nothing is chosen. Default: `선택`. */
    placeholder?: string;
  } & Omit<ComponentProps<'select'>, 'id'>,
) {
  const [field, { options, placeholder = '선택', ...select }] = splitProps(props);
  const none = options === null ? fixedTexts.loadingOptions : fixedTexts.noOptions;
  return (
    <Field
      {...field}
      control={(own) => (
        <Box>
          <Control {...select} {...own} aria-busy={options === null || undefined}>
            <option value="">{placeholder}</option>
            {options?.length ? (
              [...new Set(options.map(({ group }) => group))].map((group) =>
                group === undefined ? (
                  <Options key="" list={options} />
                ) : (
                  <optgroup key={group} label={group}>
                    <Options list={options} group={group} />
                  </optgroup>
                ),
              )
            ) : (
              // Keeps an earlier choice while the options load.
              <option value={select.value || 'none'} disabled lang="en">
                {none}
              </option>
            )}
          </Control>
          <Icon shape={icons.chevronDown} />
        </Box>
      )}
    />
  );
}
