import type { Consent } from '@portal/contract';
import type * as v from 'valibot';
import type { Field } from '../definition.ts';
import { late } from '../late.tsx';

const ConsentBox = late(() =>
  import(/* webpackChunkName: "later" */ './ConsentBox.tsx').then((file) => file.ConsentBox),
);

/** One consent, for itself: nothing ticks two of them at once. */
export const consent = <S extends v.GenericSchema>(asked: Consent, schema: S): Field<string, S> => {
  // A required consent that is withdrawn is unanswered; an optional one is declined.
  const declined = asked.optional ? 'N' : '';
  return {
    label: asked.title,
    schema,
    blank: declined,
    accepts: (value) => value === 'Y' || value === declined,
    Control: (props) => <ConsentBox consent={asked} declined={declined} {...props} />,
    Reading: ({ value }) => (value === 'Y' ? '동의함' : '동의하지 않음'),
  };
};
