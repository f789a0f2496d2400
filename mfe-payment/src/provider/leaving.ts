/** The payment that is about to navigate to the provider, and how. */
let leaving: { moid: string; leave(): void } | null = null;

/**
 * Navigates to the provider as soon as the payment's result page is on the screen, so that Back leads to the result
 * and not to the form.
 */
export function leaveFromResult(moid: string, leave: () => void): void {
  leaving = { moid, leave };
}

/** Navigates to the provider if this payment is waiting for that. Returns whether it was. */
export function leaveNow(moid: string): boolean {
  if (leaving?.moid !== moid) return false;
  const { leave } = leaving;
  leaving = null;
  leave();
  return true;
}
