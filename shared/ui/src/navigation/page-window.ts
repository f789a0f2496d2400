/** Up to five page numbers around the current one, so that the row fits a phone. */
export function pageWindow(current: number, last: number): number[] {
  const first = Math.max(1, Math.min(current - 2, last - 4));
  return Array.from({ length: Math.min(5, last) }, (_, i) => first + i);
}
