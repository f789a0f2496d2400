import type { Draft, Field } from '@portal/form';
import { Stack, Text } from '@portal/ui';
import { useState, type ReactNode } from 'react';

interface State<Value> {
  value?: Value;
  error?: string;
}
interface AskedProps<Value extends Field['blank']> {
  field: Pick<Field<Value>, 'Control' | 'Reading' | 'blank' | 'Provider'>;
}

function AskedOnce<Value extends Field['blank']>(props: AskedProps<Value> & State<Value>) {
  const { field, error } = props;
  const {
    Control,
    Reading,
    Provider = ({ children }: { children: ReactNode }) => children,
  } = field;
  const [value, setValue] = useState<Value>(props.value ?? field.blank);
  const draft: Draft = { asked: value };
  const running = { draft, value, onChange: setValue };
  return (
    <Provider ready waitFor={() => () => {}} askFirst={() => () => {}} {...running}>
      <Stack gap={8} max={640}>
        <Control name="asked" error={error} {...running} />
        {value !== field.blank && (
          <Text as="div" size="small" tone="text-second">
            확인 화면: <Reading value={value} />
          </Text>
        )}
      </Stack>
    </Provider>
  );
}

/** A field in each state as a form runs it, with its answer as the check page reads it. */
export const Asked = <Value extends Field['blank']>(
  props: AskedProps<Value> & { states?: readonly State<Value>[] },
) => (
  <Stack gap={24}>
    {(props.states ?? [{}]).map((state, i) => (
      <AskedOnce key={i} field={props.field} {...state} />
    ))}
  </Stack>
);
