import styled from '@emotion/styled';
import { placeFields } from '@portal/contract';
import { unservedAddress } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, Hint, Icon, useBusy, Wrong } from '@portal/ui';
import { useEffect, useId, useRef } from 'react';
import * as v from 'valibot';
import type { Draft, Field, Row } from '../definition.ts';

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
const Place = styled.p`
  padding: 16px 20px;
  border-radius: var(--radius);
  background: var(--sunken);
`;

/** An address as requests carry it. A draft holds texts and rows of texts: there is no row, or one. */
const schema = v.pipe(
  v.array(v.object(placeFields)),
  v.minLength(1, '주소를 찾아 주세요.'),
  v.rawCheck(({ dataset, addIssue }) => {
    const [place] = dataset.typed ? dataset.value : [];
    const reason = place ? unservedAddress(place.addr) : null;
    if (reason !== null) addIssue({ message: reason });
  }),
  v.transform(([place]) => place as KnownPlace),
);

/** A place as the API knows it. */
type KnownPlace = v.InferOutput<v.ObjectSchema<typeof placeFields, undefined>>;

const PARTS = ['zonecode', 'addr', 'addrDetail'] as const;
const isPlace = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => typeof (value as Record<string, unknown>)[part] === 'string');

/** In one line: `(06236) 서울 강남구 테헤란로 152, 3층`. */
const lineOf = ({ zonecode = '', addr = '', addrDetail = '' }: Row): string =>
  `(${zonecode}) ${[addr, addrDetail].filter(Boolean).join(', ')}`;

/**
 * A place to visit, found in the shell's address dialog.
 * @param asked.useKnown a hook: the place that the portal knows for this draft; it is filled in and can be changed
 */
export function address(asked: {
  label: string;
  hint?: string;
  useKnown?(draft: Draft): KnownPlace | null;
}): Field<readonly Row[], typeof schema> {
  const { label, hint, useKnown = () => null } = asked;
  return {
    label,
    schema,
    blank: [],
    accepts: (value) => Array.isArray(value) && value.length <= 1 && value.every(isPlace),
    Provider({ ready, value, draft, onChange, children }) {
      const known = useKnown(draft);
      const filled = useRef<string | null>(null);
      useEffect(() => {
        const before = filled.current;
        if (!ready || known === null || before === lineOf(known)) return;
        filled.current = lineOf(known);
        const [place] = value;
        // Another product may stand elsewhere; what the customer found stays.
        if (!place || lineOf(place) === before) onChange([known]);
      }, [ready, known, value, onChange]);
      return children;
    },
    Control({ name, value, error, onChange }) {
      const { findAddress } = useHost();
      const id = useId();
      const [place] = value;
      const action = place ? '주소 다시 찾기' : '주소 찾기';
      const find = useBusy(async () => {
        const found = await findAddress();
        if (!found) return;
        const { zonecode, roadAddress, jibunAddress, buildingName, detail } = found;
        const addr = roadAddress || jibunAddress;
        onChange([
          { zonecode, addr, addrDetail: [detail, buildingName].filter(Boolean).join(' ') },
        ]);
      });
      return (
        <Box>
          <strong>{label}</strong>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          <div role="status">{place && <Place>{lineOf(place)}</Place>}</div>
          <Button
            type="button"
            name={name}
            aria-label={`${label} ${action}`}
            aria-describedby={[hint && `${id}-hint`, error && `${id}-error`]
              .filter(Boolean)
              .join(' ')}
            {...find}
          >
            <Icon name="search" size={20} />
            {action}
          </Button>
          {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
        </Box>
      );
    },
    Reading: ({ value: [place] }) => place && lineOf(place),
  };
}
