import styled from '@emotion/styled';
import { characters, formatCount } from '@portal/format';
import { useState, type ComponentProps } from 'react';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { controlBox } from './control-styles.ts';
import { Field, splitProps, type FieldProps } from './Field.tsx';

/** Screen readers hear the count when this many characters or fewer remain. */
const NEAR = 50;

const Area = styled.textarea(controlBox, {
  display: 'block',
  paddingBlock: 14,
  lineHeight: 1.6,
  resize: 'vertical',
});
const Count = styled.p`
  margin-top: 6px;
  color: var(--text-second);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
  text-align: right;
  &[data-over] {
    color: var(--danger);
    font-weight: 600;
  }
`;

const leftInWords = (left: number) =>
  left < 0 ? `${-left}자가 넘었습니다.` : left <= NEAR ? `${left}자 더 쓸 수 있습니다.` : '';

/**
 * Several lines of text with a count of characters as a person counts them. No `maxLength`, which would break a
 * syllable in composition.
 */
export function TextArea(
  props: FieldProps & { value: string; max: number } & Omit<ComponentProps<'textarea'>, 'id'>,
) {
  const [field, { max, ...area }] = splitProps(props);
  const used = characters(area.value.trim());
  const [composing, setComposing] = useState(false);
  return (
    <Field
      {...field}
      control={(own) => (
        <div>
          <Area
            rows={7}
            {...area}
            {...own}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
          <Count aria-hidden="true" data-over={used > max || undefined}>
            {formatCount(used)} / {formatCount(max)}자
          </Count>
          <VisuallyHidden role="status">{composing ? '' : leftInWords(max - used)}</VisuallyHidden>
        </div>
      )}
    />
  );
}
