import type { VoiceType } from '@portal/contract';
import type { paths } from '@portal/paths';
import type { ReactNode } from 'react';

export interface Kind {
  type: VoiceType;
  path: (typeof paths)[VoiceType];
  /** Also the page's name. */
  title: string;
  lead: string;
  /** What belongs here, and what is quicker elsewhere. */
  purpose: readonly string[];
  /** Shown below the purpose: quicker ways to get help. */
  elsewhere?: ReactNode;
  titleHint: string;
  textHint: string;
  /** What happens after it is received, in order. */
  next: readonly string[];
}
