import * as v from 'valibot';
import { daySchema } from './list.ts';

/** All stages of a process, in order; `is` tells which are done, which is the present one, and which come later. */
export const stagesOf = <S extends v.GenericSchema<string>>(status: S) =>
  v.array(
    v.object({
      status,
      name: v.string(),
      is: v.picklist(['done', 'now', 'next']),
      /** The day on which the process reached this stage; null if it has not. */
      on: v.nullable(daySchema),
    }),
  );
