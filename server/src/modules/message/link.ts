import type { MessageTopic } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { pseudonym } from '../../pseudonym.ts';

/** How long a link opens what has ended. */
export const LINK_AFTER_END_MS = 30 * 86_400_000;

/** What links are signed and checked with. */
export type LinkParts = Pick<Parts, 'db' | 'cipher' | 'secretKey'>;

/** The links of a topic's messages, which show what these tell of without a login. */
export interface MessageLink {
  /** The token of the link; empty if there is nothing of that number. */
  tokenOf(parts: LinkParts, subject: string): Promise<string>;
  /** The digits of the phone number that the link was sent to; null if the link opens nothing, or no more. */
  phoneOf(parts: LinkParts, token: string, now: number): Promise<string | null>;
}

declare module '../../parts.ts' {
  interface Parts {
    messageLinks: Partial<Record<MessageTopic, MessageLink>>;
  }
}

/**
 * The token of a link: a number, signed with whom it belongs to. When a name or a phone number of these changes, every link
 * that was sent before is void.
 */
export const linkToken = (
  secretKey: string,
  use: 'order' | 'payment' | 'delivery',
  number: string,
  whose: readonly string[],
): string => `${number}_${pseudonym(secretKey, `${use} link`, [number, ...whose].join('\n'))}`;

/** The number in a token, whether we signed it or not. */
export const numberIn = (token: string): string => token.split('_', 1)[0] ?? '';
