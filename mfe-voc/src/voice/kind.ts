import type { VoiceType } from '@portal/contract';

export interface Kind {
  type: VoiceType;
  /** Also the page's name. */
  title: string;
  lead: string;
  /** What belongs here. */
  purpose: readonly string[];
  /** Says that the phone is quicker for an urgent problem. */
  byPhone?: true;
  titleHint: string;
  textHint: string;
  /** What happens after it is received, in order. */
  next: readonly string[];
}
