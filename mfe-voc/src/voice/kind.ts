import type { VoiceType } from '@portal/contract';
import type { paths } from '@portal/paths';

export interface Kind {
  type: VoiceType;
  /** Named here: looked up in `paths` by a computed key, the bundle would contain every address of the portal. */
  path: (typeof paths)[VoiceType];
  /** Also the page's name. */
  title: string;
  lead: string;
  /** Sentences that say what belongs on this board. */
  purpose: readonly string[];
  /** Says that the phone is quicker for an urgent problem. */
  byPhone?: true;
  titleHint: string;
  textHint: string;
  /** What happens after it is received, in order. */
  next: readonly string[];
}
