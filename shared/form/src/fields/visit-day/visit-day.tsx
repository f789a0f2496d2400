import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import type * as v from 'valibot';
import type { Draft, Field } from '../../definition.ts';
import { late } from '../../late.tsx';
import type { ServiceDays } from './open-days.ts';

export interface AskedDay {
  label: string;
  hint?: string;
  /** A hook: the days that may be chosen, with the reasons of the others. */
  useDays(draft: Draft): Answer<ServiceDays>;
}

const VisitDayField = late(() =>
  import(/* webpackChunkName: "later" */ './VisitDayField.tsx').then((file) => file.VisitDayField),
);

/**
 * A day on which somebody comes, from the days that are open for this draft. A day that another answer has closed
 * since is cleared, and the customer is told.
 */
export function visitDay<S extends v.GenericSchema>({
  schema,
  ...asked
}: AskedDay & { schema: S }): Field<string, S> {
  return {
    label: asked.label,
    schema,
    blank: '',
    accepts: (value) => typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(value),
    Control: (props) => <VisitDayField {...asked} {...props} />,
    Reading: ({ value }) => formatDay(value),
  };
}
