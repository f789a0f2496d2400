import * as v from 'valibot';

/** What was done at a visit, as the centre reports it. */
export const workReportSchema = v.object({
  /** Plain text of one line. */
  work: v.string(),
  parts: v.array(v.object({ name: v.string(), count: v.number() })),
  /** Won that were charged at the visit; 0 where nothing was. */
  charge: v.number(),
});
export type WorkReport = v.InferOutput<typeof workReportSchema>;

/** Whether a fault that comes back on a day is repaired free of charge, because the work is still warranted. */
export const isWorkCovered = (warrantyUntil: string | null | undefined, on: string): boolean =>
  typeof warrantyUntil === 'string' && on <= warrantyUntil;
