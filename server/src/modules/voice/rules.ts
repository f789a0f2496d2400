/** Whether the days are in their order; where one is open they are. */
export const isInOrder = (fromDate: string | undefined, toDate: string | undefined): boolean =>
  fromDate === undefined || toDate === undefined || fromDate <= toDate;
