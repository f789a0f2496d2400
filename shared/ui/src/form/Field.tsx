import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';

const Box = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
const Label = styled.label`
  font-weight: 600;
  span {
    color: var(--text-second);
    font-weight: 400;
  }
`;
export const Hint = styled.p`
  color: var(--text-second);
  font-size: var(--small);
`;
const Text = styled.p`
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

/** The error message of a field. */
export function Wrong({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Text id={id}>
      <Icon shape={icons.alert} size={18} />
      {children}
    </Text>
  );
}

export interface FieldProps {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Separates the props of a field from those of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { label, optional, hint, error, ...control } = props;
  return [{ label, optional, hint, error }, control] as const;
}

/** ARIA attributes that connect hint and error to a control. */
export function described({ hint, error }: Pick<FieldProps, 'hint' | 'error'>, id: string) {
  const by = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': by || undefined,
  };
}

/** Label, hint, control and error, in reading order. */
export function Field(
  props: FieldProps & {
    control: (own: { id: string } & ReturnType<typeof described>) => ReactNode;
  },
) {
  const { label, optional = false, hint, error, control } = props;
  const id = useId();
  return (
    <Box>
      <Label htmlFor={id}>
        {label} {optional && <span>(선택)</span>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {control({ id, ...described({ hint, error }, id) })}
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Box>
  );
}
