/** Whether `fromDate` is not after `toDate`; true where one is missing. */
export const isInOrder = (fromDate: string | undefined, toDate: string | undefined): boolean =>
  fromDate === undefined || toDate === undefined || fromDate <= toDate;
