import * as v from 'valibot';
import { daySchema } from './list.ts';

/** All stages of a process in their order, with its progress. */
export const stagesOf = <S extends v.GenericSchema<string>>(status: S) =>
  v.array(
    v.object({
      status,
      name: v.string(),
      is: v.picklist(['done', 'now', 'next']),
      /** The day on which the stage was reached; null where it was not. */
      on: v.nullable(daySchema),
    }),
  );
