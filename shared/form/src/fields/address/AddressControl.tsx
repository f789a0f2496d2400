import { unservedAddress } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, Card, Cluster, Hint, Icon, Stack, Text, useBusy, Wrong, icons } from '@portal/ui';
import { useId } from 'react';
import type { ControlProps, Place } from '../../definition.ts';
import { lineOf } from './line-of.ts';

export { unservedAddress };

/** A place, and the way to find another in the shell's address dialog. */
export function AddressControl(
  props: { label: string; hint?: string | undefined } & ControlProps<Place | null>,
) {
  const { label, hint, name, value: place, error, onChange } = props;
  const { findAddress } = useHost();
  const id = useId();
  const action = place ? '주소 다시 찾기' : '주소 찾기';
  const find = useBusy(async () => {
    const found = await findAddress();
    if (!found) return;
    const { zonecode, roadAddress, jibunAddress, buildingName, detail } = found;
    const addr = roadAddress || jibunAddress;
    onChange({ zonecode, addr, addrDetail: [detail, buildingName].filter(Boolean).join(' ') });
  });
  return (
    <Stack gap={8} role="group" aria-labelledby={`${id}-label`}>
      <Text as="strong" bold id={`${id}-label`}>
        {label}
      </Text>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div role="status">
        {place && (
          <Card as="p" small tone="quiet">
            {lineOf(place)}
          </Card>
        )}
      </div>
      <Cluster>
        <Button
          name={name}
          aria-label={`${label} ${action}`}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          {...find}
        >
          <Icon shape={icons.search} size={20} />
          {action}
        </Button>
      </Cluster>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Stack>
  );
}
