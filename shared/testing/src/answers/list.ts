/** A list that fits on one page, as the API returns it. */
export const listOf = <T>(...list: T[]) => ({ list, total: list.length, curPage: 1, pageSize: 10 });
