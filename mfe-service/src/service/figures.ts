/** Business figures of the service pages (specification, 9), in won, per cent and days. */
export const figures = {
  onlineDiscount: 10,
  seatDiscount: 5,
  seatVisitFee: 30_000,
  seatLeadWeeks: { from: 1, to: 4 },
  ladderTruck: { from: 70_000, to: 100_000, ruralExtra: 50_000 },
  filterMonthlyFee: 14_900,
  filterTermYears: 1,
  filterTermsMax: 2,
  regionDays: 7,
  assembleDays: 7,
  assembleBedDays: 5,
} as const;
