/** The payment that is about to leave for the provider's page, and how. */
let leaving: { moid: string; leave(): void } | null = null;

/** Leaves for the provider as soon as the payment's result is on the screen: so Back leads there and not to the form. */
export function leaveFromResult(moid: string, leave: () => void): void {
  leaving = { moid, leave };
}

/** Leaves for the provider, if this payment is about to. Returns whether it is. */
export function leaveNow(moid: string): boolean {
  if (leaving?.moid !== moid) return false;
  const { leave } = leaving;
  leaving = null;
  leave();
  return true;
}
