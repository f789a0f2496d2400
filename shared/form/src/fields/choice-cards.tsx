import { ChoiceCards } from '@portal/ui';
import type * as v from 'valibot';
import type { Field } from '../definition.ts';
import { oneOf, type AskedOptions } from './text.tsx';

/** One of a few values, all on the screen at once. */
export const choiceCards = <S extends v.GenericSchema>(asked: AskedOptions<S>): Field<string, S> =>
  oneOf(asked, (shown, props) => <ChoiceCards {...shown} {...props} />);
