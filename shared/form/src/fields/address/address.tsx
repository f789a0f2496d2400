import { placeFields } from '@portal/contract';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { Draft, Field, Place } from '../../definition.ts';
import { late } from '../../late.tsx';
import { lineOf } from './line-of.ts';

/** Why nobody is sent to an address; null if somebody is. It comes with the control: no first step asks for a place. */
let whyUnserved: (addr: string) => string | null = () => null;

/** The control of an address, also for a page that has no form in steps. */
export const AddressControl = late(() =>
  import(/* webpackChunkName: "later" */ './AddressControl.tsx').then((file) => {
    whyUnserved = file.unservedAddress;
    return file.AddressControl;
  }),
);

const schema = v.pipe(
  v.object(placeFields, '주소를 찾아 주세요.'),
  v.check(
    ({ addr }) => whyUnserved(addr) === null,
    ({ input }) => whyUnserved(input.addr) ?? '',
  ),
);

const PARTS = ['zonecode', 'addr', 'addrDetail'] as const;
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => typeof (value as Record<string, unknown>)[part] === 'string');

/** The place that a draft holds under a name; null while it has none. */
export function placeIn(draft: Draft, name: string): Place | null {
  const value = draft[name];
  return isPlace(value) ? value : null;
}

/**
 * A place to visit, found in the shell's address dialog.
 * @param asked.useKnown a hook: the place that the portal knows for this draft; it is filled in and can be changed
 */
export function address(asked: {
  label: string;
  hint?: string;
  useKnown?(draft: Draft): Place | null;
}): Field<Place | null, typeof schema> {
  const { label, hint, useKnown = () => null } = asked;
  return {
    label,
    schema,
    blank: null,
    accepts: (value) => value === null || isPlace(value),
    Provider({ ready, value: place, draft, onChange, children }) {
      const known = useKnown(draft);
      const filled = useRef<string | null>(null);
      useEffect(() => {
        const before = filled.current;
        if (!ready || known === null || before === lineOf(known)) return;
        filled.current = lineOf(known);
        // Another product may stand elsewhere; what the customer found stays.
        if (!place || lineOf(place) === before) onChange(known);
      }, [ready, known, place, onChange]);
      return children;
    },
    Control: (props) => <AddressControl label={label} hint={hint} {...props} />,
    Reading: ({ value }) => value && lineOf(value),
  };
}
