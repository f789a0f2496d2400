import type { Template } from './templates.ts';

/** A message on its way to the provider. */
export interface Outgoing {
  /** A second message with this key is refused for ten minutes. */
  key: string;
  template: Template;
  /** Digits. */
  phone: string;
  /** All variables of the template. */
  values: Readonly<Record<string, string>>;
  /** Whether the provider sends it as a text if the messenger cannot deliver it. */
  orText: boolean;
}

/** No answer, or none that tells anything; `why` has no personal data. */
interface Unsure {
  is: 'unsure';
  why: string;
}

export type Sent =
  | { is: 'accepted'; ref: string }
  /** The key came in the last ten minutes: what became of that message has to be asked for. */
  | { is: 'known' }
  /** The provider sends nothing to this number. */
  | { is: 'failed' }
  /** Not accepted for another reason, such as a template that is not registered. */
  | { is: 'refused'; why: string }
  | Unsure;

export type Found = { is: 'found'; ref: string } | { is: 'none' } | Unsure;

export type Result = { is: 'talk' | 'text' | 'failed' | 'pending' } | Unsure;

/** Sends messages to phones: in the messenger or, if that fails and `orText` is set, as a text. No call throws. */
export interface Messages {
  send(message: Outgoing): Promise<Sent>;
  /** Looks for a message of the last day that may have been accepted. */
  find(key: string): Promise<Found>;
  /** Where an accepted message arrived. */
  result(ref: string): Promise<Result>;
}

declare module '../../parts.ts' {
  interface Parts {
    messages: Messages;
  }
}
