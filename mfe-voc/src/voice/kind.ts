import type { VoiceType } from '@portal/contract';
import type { paths } from '@portal/paths';
import type { ReactNode } from 'react';

/** What a kind of voice says of itself. */
export interface Kind {
  type: VoiceType;
  path: (typeof paths)[VoiceType];
  /** Also the page's name. */
  title: string;
  lead: string;
  /** What belongs here, and what is quicker elsewhere. */
  purpose: readonly string[];
  /** Stands below the purpose: the quicker ways. */
  elsewhere?: ReactNode;
  titleHint: string;
  textHint: string;
  /** What happens once it is received, in its order. */
  next: readonly string[];
}
