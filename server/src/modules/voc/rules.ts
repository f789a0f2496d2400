/** Voices that one member may raise on one day in Seoul, over all kinds (docs/decisions/0019). */
export const VOICES_A_DAY = 3;

/** Whether the days are in their order; where one is open they are. */
export const isInOrder = (fromDate: string | undefined, toDate: string | undefined): boolean =>
  fromDate === undefined || toDate === undefined || fromDate <= toDate;
