interface Wanted {
  curPage: number;
  pageSize: number;
  total: number;
  /** Place of the post that was asked for, from 1; null where the list does not have it. */
  position?: number | null;
}

/** The page to show: the post's own, else the one asked for, else the last there is. */
export function pageToShow({ curPage, pageSize, total, position = null }: Wanted): number {
  if (position !== null) return Math.ceil(position / pageSize);
  return Math.min(curPage, Math.max(1, Math.ceil(total / pageSize)));
}
