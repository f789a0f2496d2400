import { placeFields } from '@portal/contract';
import { unservedAddress } from '@portal/format';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { Draft, Field, Row } from '../../definition.ts';
import { late } from '../../late.tsx';
import { lineOf } from './line-of.ts';

const AddressField = late(() =>
  import(/* webpackChunkName: "later" */ './AddressField.tsx').then((file) => file.AddressField),
);

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
    Control: (props) => <AddressField label={label} hint={hint} {...props} />,
    Reading: ({ value: [place] }) => place && lineOf(place),
  };
}
