/** Exit codes of the release commands (docs/run.md). */
export const exitCodes = { check: 2, stale: 3, 'not-allowed': 4, frozen: 5 } as const;

/** Thrown when a rule refuses a change of the store. A refused pin or set is not written. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
  readonly kind: keyof typeof exitCodes;
  constructor(kind: keyof typeof exitCodes, message: string) {
    super(message);
    this.kind = kind;
  }
}
