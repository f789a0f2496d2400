/**
 * A consent as the Personal Information Protection Act, articles 15 and 17, wants it told. The box of a form and the full
 * text among the terms (getTerms) are both made of it, so that they cannot differ.
 */
export interface Consent {
  /** Index of the full text among the terms. */
  readonly termIndex: string;
  readonly version: string;
  /** `2026-11-21`. */
  readonly effectiveOn: string;
  readonly title: string;
  /** Optional consents (선택) are never a condition. */
  readonly optional: boolean;
  /** Who is given the data; absent where it stays with those who answer. */
  readonly recipient?: string;
  readonly items: string;
  readonly purpose: string;
  readonly retention: string;
  /** The right to refuse, and what follows from it. */
  readonly refusal: string;
  /** Sentences of the full text alone. */
  readonly details: readonly string[];
}

/** The facts of a consent with their labels, in the order in which they are told. */
export const consentRows = (consent: Consent): (readonly [label: string, fact: string])[] => [
  ...(consent.recipient === undefined ? [] : [['받는 곳', consent.recipient] as const]),
  ['수집·이용 항목', consent.items],
  ['목적', consent.purpose],
  ['보유 기간', consent.retention],
  ['거부할 권리와 불이익', consent.refusal],
];
