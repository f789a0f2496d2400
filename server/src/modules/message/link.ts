import type { MessageTopic } from '@portal/contract';
import type { Parts } from '../../parts.ts';
import { isSame, pseudonym } from '../../pseudonym.ts';

/** How long a link opens what has ended. */
const AFTER_END_MS = 30 * 86_400_000;

/** What links are signed and checked with. */
export type LinkParts = Pick<Parts, 'db' | 'cipher' | 'secretKey'>;

/** What one kind of link opens. */
interface LinkRules<Subject> {
  use: 'order' | 'payment' | 'delivery';
  /** What has this number, which may be any text; null if nothing has. */
  find(parts: LinkParts, number: string): Promise<Subject | null>;
  /** Names and phone numbers of those to whom it belongs: when one of these changes, every link that was sent before is void. */
  ownersOf(parts: LinkParts, subject: Subject): Promise<readonly string[]>;
  /** The phone number that its messages go to; null if the encryption key is gone. */
  phoneOf(parts: LinkParts, subject: Subject): Promise<string | null>;
  /** When it ended, milliseconds since 1970; null while it has not. */
  endedAt(parts: LinkParts, subject: Subject): Promise<number | null>;
}

/** Links in messages, which show what the messages tell of without a login. */
export interface MessageLink {
  /** The token of the link; empty if there is nothing of that number. */
  tokenOf(parts: LinkParts, number: string): Promise<string>;
  /** The digits of the phone number that the link was sent to; null if the link opens nothing. */
  phoneOf(parts: LinkParts, token: string, now: number): Promise<string | null>;
}

/** A link and what it opens. */
interface OpeningLink<Subject> extends MessageLink {
  /** Null if we did not sign the token, if it is void by now, or if its time is over. */
  open(parts: LinkParts, token: string, now: number): Promise<Subject | null>;
}

declare module '../../parts.ts' {
  interface Parts {
    messageLinks: Partial<Record<MessageTopic, MessageLink>>;
  }
}

/** Makes the links of one kind: a token is a number, signed with whom it belongs to. */
export function messageLink<Subject>(rules: LinkRules<Subject>): OpeningLink<Subject> {
  const sign = async (parts: LinkParts, number: string, subject: Subject) => {
    const signed = [number, ...(await rules.ownersOf(parts, subject))].join('\n');
    return `${number}_${pseudonym(parts.secretKey, `${rules.use} link`, signed)}`;
  };
  const open = async (parts: LinkParts, token: string, now: number) => {
    const [number = ''] = token.split('_', 1);
    const subject = await rules.find(parts, number);
    if (!subject || !isSame(token, await sign(parts, number, subject))) return null;
    const ended = await rules.endedAt(parts, subject);
    return ended !== null && now > ended + AFTER_END_MS ? null : subject;
  };
  return {
    open,
    async tokenOf(parts, number) {
      const subject = await rules.find(parts, number);
      return subject ? sign(parts, number, subject) : '';
    },
    async phoneOf(parts, token, now) {
      const subject = await open(parts, token, now);
      const phone = subject && (await rules.phoneOf(parts, subject));
      return phone && phone.replace(/\D/g, '');
    },
  };
}
