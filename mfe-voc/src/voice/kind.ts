import type { VoiceType } from '@portal/contract';
import type { paths } from '@portal/paths';

export interface Kind {
  type: VoiceType;
  /** By its own name: looked up by `type`, every address of the portal would be in the bundle. */
  path: (typeof paths)[VoiceType];
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
