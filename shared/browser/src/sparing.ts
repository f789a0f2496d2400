/** Network Information API: Chromium only, and not in TypeScript's library. */
type Connected = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Whether the connection is slow or metered: fetch only what the customer asked for. */
export function isSparing(): boolean {
  const { connection } = navigator as Connected;
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
