import styled from '@emotion/styled';
import { unservedAddress } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, Hint, Icon, useBusy, Wrong, icons } from '@portal/ui';
import { useId } from 'react';
import type { ControlProps, Place } from '../../definition.ts';
import { lineOf } from './line-of.ts';

export { unservedAddress };

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  > strong {
    font-weight: 600;
  }
  > button {
    justify-self: start;
  }
`;
const Found = styled.p`
  padding: 16px 20px;
  border-radius: var(--radius);
  background: var(--sunken);
`;

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
    <Box>
      <strong>{label}</strong>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div role="status">{place && <Found>{lineOf(place)}</Found>}</div>
      <Button
        name={name}
        aria-label={`${label} ${action}`}
        aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
        {...find}
      >
        <Icon shape={icons.search} size={20} />
        {action}
      </Button>
      {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
    </Box>
  );
}
