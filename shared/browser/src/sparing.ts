/** Network Information API: Chromium only, and not in TypeScript's library. */
type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the customer asked their browser to use less data. */
export const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

/** Whether the connection is slow or metered: fetch only what the customer asked for. */
export const isSparing = (): boolean =>
  savesData() || /2g|3g/.test((navigator as Connected).connection?.effectiveType ?? '');
