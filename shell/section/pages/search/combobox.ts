/** What is chosen in a list of so many, after a key; -1 is the field itself, between last and first. */
export function nextActive(active: number, count: number, key: string): number {
  const places = count + 1;
  if (key === 'ArrowDown') return ((active + 2) % places) - 1;
  if (key === 'ArrowUp') return ((active + 1 + count) % places) - 1;
  return active;
}
