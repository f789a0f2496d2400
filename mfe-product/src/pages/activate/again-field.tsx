import type { RefusableField } from '@portal/contract';
import type { DraftValue, Field } from '@portal/form';
import { createContext, useContext } from 'react';
import type * as v from 'valibot';

/** Why the centre refused a registration that is sent again. */
export interface Refusal {
  reason: string;
  /** Null where the reason is about no field in particular. */
  field: RefusableField | null;
  /** The value with which the form begins: the field shows the reason until it has another. */
  value: DraftValue;
}

const RefusalContext = createContext<Refusal | null>(null);
/** Hands the refusal to the field that it is about. */
export const RefusalProvider = RefusalContext.Provider;

/** A field that shows why it was refused until its value changes. The reason does not keep the customer from going on. */
export const refusable = <T extends DraftValue, S extends v.GenericSchema>(
  field: Field<T, S>,
): Field<T, S> => ({
  ...field,
  Control(props) {
    const refusal = useContext(RefusalContext);
    const { Control } = field;
    const stands =
      refusal?.field === props.name &&
      JSON.stringify(refusal.value) === JSON.stringify(props.value);
    return <Control {...props} error={props.error ?? (stands ? refusal.reason : undefined)} />;
  },
});
