import * as v from 'valibot';

/** ASCII digits kept as a string: the number of a post is an identifier, not a quantity. */
export const idxSchema = v.pipe(v.string(), v.regex(/^[0-9]{1,18}$/));

/** `2026-11-21`, a calendar day in Seoul. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

const isCalendarDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return day.getTime() >= 0 && day.toISOString().startsWith(text);
};

/** A day that a customer chooses: it must exist in the calendar, from 1970 on. */
export const dayInput = v.pipe(
  daySchema,
  v.check(isCalendarDay, '달력에 있는 날짜를 골라 주세요.'),
);

/** Paging of a list call: `curPage` from 1, `pageSize` from 1 to 50. */
export const pagingInput = {
  curPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10),
};

/** A whole number, or the digits that stand for it in a query or a form. */
export const countSchema = (from: number, to: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(from),
    v.maxValue(to),
  );

/** Paging of a list call whose input travels in the query or in a form. */
export const pagingText = {
  curPage: v.optional(countSchema(1, 100_000), 1),
  pageSize: v.optional(countSchema(1, 50), 10),
};

/** Free text to search by, at most 100 characters; empty means no search. */
export const searchInput = v.optional(v.pipe(v.string(), v.maxLength(100)), '');

/** One page of a list; `total` counts the items on all pages. `curPage` can differ from the requested one. */
export const pageOf = <T extends v.GenericSchema>(item: T) =>
  v.object({
    list: v.array(item),
    total: v.number(),
    curPage: v.number(),
    pageSize: v.number(),
  });
