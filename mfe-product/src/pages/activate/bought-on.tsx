import { boughtTooEarly, registrationFields } from '@portal/contract';
import { DayControl, type Field } from '@portal/form';
import { dayInSeoul, formatDay } from '@portal/format';
import { useEffect } from 'react';
import * as v from 'valibot';

const label = '구매하신 날';
/** No product is older. */
const FIRST_DAY = '2010-01-01';
const today = () => dayInSeoul(new Date().toISOString());
const schema = v.pipe(
  v.string(),
  v.minLength(1, '구매하신 날을 골라 주세요.'),
  registrationFields.boughtOn,
  // Catches a mistyped year at once. The server checks the day again by its own clock.
  v.check((day) => day <= today(), '오늘이나 오늘보다 앞선 날을 골라 주세요.'),
);

const early = (draft: Readonly<Record<string, unknown>>, day: string) =>
  typeof draft['serialNo'] === 'string' ? boughtTooEarly(draft['serialNo'], day) : null;

/** Every day that a product may have been bought on; the calendar opens at the last. */
const daysUntil = (to: string) => ({
  data: { from: FIRST_DAY, to, firstOpen: to, closed: [] },
  error: undefined,
  fetching: false,
  refetch() {},
});

/** The field for the day of purchase. A day in the future is refused, and one before the product was made. */
export const boughtOn: Field<string, typeof schema> = {
  label,
  schema,
  blank: '',
  accepts: (value) => typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})?$/.test(value),
  Provider({ draft, value, waitFor, children }) {
    useEffect(() => {
      return waitFor(() => early(draft, value));
    });
    return children;
  },
  Control: ({ draft, ...props }) => (
    <DayControl
      label={label}
      hint="정확한 날을 모르시면 구매 내역에 있는 날을 골라 주세요."
      available={daysUntil(today())}
      {...props}
      error={props.error ?? early(draft, props.value) ?? undefined}
    />
  ),
  Reading: ({ value }) => formatDay(value),
};
