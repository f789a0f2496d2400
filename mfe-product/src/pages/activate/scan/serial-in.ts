/** The serial number in what a label's code says, which may be an address around it; null if there is none. */
export const serialIn = (text: string): string | null =>
  /(?:^|[^A-Z0-9])(C\d{10})(?!\d)/.exec(text.toUpperCase().replace(/\s/g, ''))?.[1] ?? null;
