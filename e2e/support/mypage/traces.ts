import type { Page } from '@playwright/test';

type Told = Record<string, string>;

/** Addresses encode Korean text; `%` may also stand for itself. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

/**
 * What the pages leave where scripts of others, later visitors of this browser or logs can read it. Addresses of requests are
 * recorded from this call on.
 */
export function tracesOf(page: Page) {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(decoded(request.url())));
  return {
    addresses: () => addresses.join('\n'),
    /** The events for analytics since the document was loaded. */
    events: (): Promise<Told[]> =>
      page.evaluate(() => (window as { dataLayer?: Told[] }).dataLayer ?? []),
    storage: () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  };
}

/** A phone number as it is typed, and as it is shown. */
export const phoneForms = (digits: string): string[] => [
  digits,
  digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3'),
];
