import * as v from 'valibot';
import { daySchema } from './list.ts';

/** What was done at a visit, as the centre reports it. */
export const workReportSchema = v.object({
  /** Plain text of one line. */
  work: v.string(),
  parts: v.array(v.object({ name: v.string(), count: v.number() })),
  /** Won that were charged at the visit; 0 where nothing was. */
  charge: v.number(),
});
export type WorkReport = v.InferOutput<typeof workReportSchema>;

/** How a visit was, in three words: everybody reads them alike, other than a number of stars. */
export const visitScores = { '3': '좋았습니다', '2': '보통입니다', '1': '아쉬웠습니다' } as const;
export type VisitScore = keyof typeof visitScores;
export const visitScoreSchema = v.picklist(Object.keys(visitScores) as VisitScore[]);

/** What a member says about a visit. */
export const visitRatingSchema = v.object({
  /** Null until they have said it. */
  score: v.nullable(visitScoreSchema),
  /** Plain text; empty where nothing was added. */
  text: v.string(),
  /** The last day on which it can be said or changed; null once that is over. */
  until: v.nullable(daySchema),
});

/** Whether a fault that comes back on a day is repaired free of charge, because the work is still warranted. */
export const isWorkCovered = (warrantyUntil: string | null | undefined, on: string): boolean =>
  typeof warrantyUntil === 'string' && on <= warrantyUntil;
