import type { MessageTopic } from '@portal/contract';
import { orderTemplates } from './templates/orders.ts';
import { otherTemplates, otherTopics } from './templates/others.ts';
import { paymentTemplates } from './templates/payments.ts';

/** A message as it is registered at the provider. `#{name}` is a variable. */
export interface Template {
  /** At most 20 characters. */
  code: string;
  /** Title of a long text message. */
  title: string;
  text: string;
  /** How long after it was written it is still worth sending; default: a day. */
  trueForMinutes?: number;
  /** Each opens an address at PORTAL_ORIGIN. */
  buttons: readonly { name: string; path: string }[];
}

/**
 * Every message that the portal sends, by what happened. All of them inform about something that the customer asked for; one
 * that advertises may not be added here (docs/domain.md, Law). A changed text has to be registered under a new code.
 */
export const templates = {
  ...orderTemplates,
  ...paymentTemplates,
  ...otherTemplates,
} as const satisfies Record<string, Template>;

/** What happened. */
export type Event = keyof typeof templates;

/** The topic of an event; null for messages that are always sent: those that protect the account, and the test message. */
export function topicOf(event: Event): MessageTopic | null {
  if (event in orderTemplates) return 'service';
  if (event in paymentTemplates) return 'payment';
  return otherTopics[event as keyof typeof otherTopics];
}

/** Whether a message protects an account. Somebody else who has a link must not be able to stop it. */
export const protects = (event: Event): boolean =>
  event === 'phoneChanged' || event === 'contactChanged' || event === 'newDevice';

/** The variables that every message gets when it is sent. */
export interface Common {
  centrePhone: string;
  /** Only where the template has it. */
  linkToken: string;
}

type VariablesIn<T extends string> = T extends `${string}#{${infer Name}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never;
type Words<T extends Template> = T['text'] | T['buttons'][number]['path'];

/** What an event has to give its template: exactly its variables. */
export type ValuesOf<E extends Event> = Readonly<
  Record<Exclude<VariablesIn<Words<(typeof templates)[E]>>, keyof Common>, string>
>;

const VARIABLE = /#\{(\w+)\}/g;

export const variablesOf = ({ text, buttons }: Template): Set<string> =>
  new Set(
    [text, ...buttons.map(({ path }) => path)].flatMap((each) =>
      [...each.matchAll(VARIABLE)].map(([, name = '']) => name),
    ),
  );

/** Text with its variables replaced. @param values those that are missing become empty */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (_, name: string) => values[name] ?? '');
