import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import type * as v from 'valibot';
import type { Draft, Field } from '../../definition.ts';
import { late } from '../../late.tsx';
import type { ServiceDays } from './open-days.ts';

/** The control of a day among those that are available, also for a page that has no form in steps. */
export const DayControl = late(() =>
  import(/* webpackChunkName: "calendar" */ './DayControl.tsx').then((file) => file.DayControl),
);

/** A day on which somebody comes, from the days that are open for this draft. */
export function visitDay<S extends v.GenericSchema>(asked: {
  label: string;
  hint?: string;
  schema: S;
  /** A hook: the days that may be chosen, with the reasons of the others. */
  useDays(draft: Draft): Answer<ServiceDays>;
}): Field<string, S> {
  const { label, hint, schema, useDays } = asked;
  return {
    label,
    schema,
    blank: '',
    accepts: (value) => typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(value),
    // Only browsers ask which days are free: the server keeps its pages.
    Control: ({ draft, ...props }) => (
      <div data-browser>
        <DayControl label={label} hint={hint} available={useDays(draft)} {...props} />
      </div>
    ),
    Reading: ({ value }) => formatDay(value),
  };
}
