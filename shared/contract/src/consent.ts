/** What every consent has. A form's box and the full text among the terms (readTerms) are both made from it. */
interface Agreement {
  /** Index of the full text among the terms. */
  readonly termIndex: string;
  readonly version: string;
  /** `2026-11-21`. */
  readonly effectiveOn: string;
  readonly title: string;
  /** Optional consents (선택) are never a condition. */
  readonly optional: boolean;
  /** Sentences that only the full text has. */
  readonly details: readonly string[];
}

/** A consent with the facts that the Personal Information Protection Act, articles 15 and 17, requires. */
export interface DataConsent extends Agreement {
  /** Who receives the data; absent if nobody outside does. */
  readonly recipient?: string;
  readonly items: string;
  readonly purpose: string;
  readonly retention: string;
  /** The right to refuse, and what follows from it. */
  readonly refusal: string;
}

/** The terms of a contract, in short. */
interface ContractTerms extends Agreement {
  readonly facts: readonly ConsentRow[];
}

export type Consent = DataConsent | ContractTerms;
type ConsentRow = readonly [label: string, fact: string];

/** The facts of a consent with their labels, in the order of display. */
export const consentRows = (consent: Consent): readonly ConsentRow[] =>
  'facts' in consent
    ? consent.facts
    : [
        ...(consent.recipient === undefined ? [] : [['받는 곳', consent.recipient] as const]),
        ['수집·이용 항목', consent.items],
        ['목적', consent.purpose],
        ['보유 기간', consent.retention],
        ['거부할 권리와 불이익', consent.refusal],
      ];
