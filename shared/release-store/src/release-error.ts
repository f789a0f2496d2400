/** Exit codes of the release commands (docs/run.md). */
export const exitCodes = { check: 2, stale: 3, 'not-allowed': 4, frozen: 5 } as const;

/** Thrown when a rule refuses a change of the store. Nothing is written then. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly kind: keyof typeof exitCodes;
  constructor(kind: keyof typeof exitCodes, message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Thrown when the store itself fails: away, full, or too slow. It says nothing about the store's content. The
 * message is one line that ends with what to do next.
 */
export class StoreError extends Error {
  override name = 'StoreError';
}
