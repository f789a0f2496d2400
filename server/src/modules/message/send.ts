import { phonePatterns } from '@portal/format';
import type { FastifyBaseLogger } from 'fastify';
import type { Parts } from '../../parts.ts';
import { findMember } from '../member/repository.ts';
import { wayOf } from './choices.ts';
import { dueMessages, leaseMessage, MOST_DUE, settle, type Message } from './outbox.ts';
import type { Outgoing } from './provider.ts';
import { isRefused } from './refusals.ts';
import { protects, templates, topicOf, variablesOf, type Template } from './templates.ts';

/** How long after it was written a message is still worth sending, unless its template says otherwise. */
const TRUE_FOR_MINUTES = 24 * 60;
/** How long after its acceptance the first result is asked for. */
const RESULT_MS = 10_000;
/** How often a result is asked for: for half a day. */
const RESULT_TRIES = 144;
/** How long the provider refuses a known key, and a minute. */
const KEY_MS = 11 * 60_000;
/** A run takes no further messages after this time, because a server that is told to stop waits until the run ends. */
const RUN_MS = 10_000;
/** How many messages to look at concurrently, because an answer can take seconds. */
const SIDE_BY_SIDE = 24;

export interface SendParts extends Pick<
  Parts,
  'db' | 'clock' | 'cipher' | 'secretKey' | 'messages' | 'messageLinks'
> {
  company: Pick<Parts['company'], 'phones'>;
}
type Log = Pick<FastifyBaseLogger, 'warn'>;

/** The number that a message goes to now; empty if there is none. */
async function phoneOf({ db, cipher }: SendParts, { phone: given, member_id: memberId }: Message) {
  const own = cipher.open('message.phone', given);
  const isOwn = own !== '' || memberId === null;
  const phone = isOwn ? own : ((await findMember({ db, cipher }, memberId))?.phone ?? '');
  return phonePatterns.mobile.test(phone) ? phone.replace(/\D/g, '') : '';
}

/** The token of a message's link; empty where what it is about is gone. */
async function linkTokenOf(parts: SendParts, { event, subject }: Message): Promise<string> {
  const topic = topicOf(event);
  return (topic && (await parts.messageLinks[topic]?.tokenOf(parts, subject))) ?? '';
}

/**
 * Sends a leased message. One that was tried before may have been accepted: then the provider is asked first, and sent the same
 * key, which it refuses if the earlier request is still on its way.
 */
async function send(parts: SendParts, message: Message, log: Log): Promise<void> {
  const { db, clock, company, cipher, messages } = parts;
  const { message_idx: messageIdx, key } = message;
  const accept = (ref: string) =>
    settle(db, message, { state: 'accepted', ref, tries: 0, due_at: clock.running() + RESULT_MS });
  if (message.tries > 1) {
    const found = await messages.find(key);
    if (found.is === 'found') return accept(found.ref);
    if (found.is === 'unsure')
      return void log.warn({ messageIdx, why: found.why }, 'a message could not be looked for');
  }
  const template: Template = templates[message.event];
  const trueForMs = (template.trueForMinutes ?? TRUE_FOR_MINUTES) * 60_000;
  if (clock.now().getTime() > message.created_at + trueForMs)
    return settle(db, message, { state: 'late' });
  const way = await wayOf(db, message);
  if (way === 'none') return settle(db, message, { state: 'declined' });
  const phone = await phoneOf(parts, message);
  if (phone === '') return settle(db, message, { state: 'unreachable' });
  if (await isRefused({ db, cipher }, phone, protects(message.event)))
    return settle(db, message, { state: 'declined' });
  const content = cipher.open('message.content', message.content);
  const variables = [...variablesOf(template)];
  const written: Record<string, string> = {
    ...(JSON.parse(content || '{}') as Record<string, string>),
    centrePhone: company.phones.main,
    // Made now, because it follows from the numbers of now.
    ...(variables.includes('linkToken') && { linkToken: await linkTokenOf(parts, message) }),
  };
  // During an upgrade a server of the other release may have written the row, for its own version of the template.
  const values = Object.fromEntries(variables.map((name) => [name, written[name] ?? '']));
  const outgoing: Outgoing = { key, template, phone, values, orText: way !== 'talk' };
  // Another process may have it by now, because this one stood still.
  if (clock.running() >= (message.due_at ?? 0)) return;
  const sent = await messages.send(outgoing);
  if (sent.is === 'accepted') return accept(sent.ref);
  if (sent.is === 'failed') return settle(db, message, { state: 'failed' });
  if (sent.is === 'known')
    return settle(db, message, { tries: message.tries, due_at: clock.running() + KEY_MS });
  log.warn({ messageIdx, why: sent.why }, 'a message was not accepted');
}

/** Asks where an accepted message arrived. */
async function askResult(parts: SendParts, message: Message, log: Log): Promise<void> {
  const { db, messages } = parts;
  const { message_idx: messageIdx, tries, ref } = message;
  const result = await messages.result(ref);
  if (result.is === 'unsure')
    log.warn({ messageIdx, why: result.why }, 'the result of a message is not known');
  else if (result.is !== 'pending') return settle(db, message, { state: result.is });
  if (tries >= RESULT_TRIES) await settle(db, message, {});
}

/** @returns false if another process has leased it */
async function step(parts: SendParts, due: Message, log: Log): Promise<boolean> {
  const message = await leaseMessage(parts.db, due, parts.clock.running());
  if (message) await (message.state === 'due' ? send : askResult)(parts, message, log);
  return message !== null;
}

/**
 * Sends every message that is due, and asks where those that were accepted arrived: the messages of a member one after the other,
 * in the order in which they were written, those of several members concurrently. One that fails does not block the others.
 * Any number of processes may run this at once.
 */
export async function sendMessages(parts: SendParts, log: Log): Promise<void> {
  const until = performance.now() + RUN_MS;
  while ((await sendSome(parts, log)) && performance.now() < until);
}

/**
 * Handles up to `MOST_DUE` of the messages that are due now: sends a message that has not been sent, and asks for the result of one
 * that has.
 * @returns whether to call this again at once, because more are due. False if no message could be leased, as while the database is down:
 * a caller in a loop would never end.
 */
async function sendSome(parts: SendParts, log: Log): Promise<boolean> {
  const due = await dueMessages(parts.db, parts.clock.running());
  const ofMembers = new Map<string, Message[]>();
  for (const each of due) {
    const member = each.member_id ?? each.subject;
    ofMembers.set(member, [...(ofMembers.get(member) ?? []), each]);
  }
  const all = ofMembers.values();
  let leased = 0;
  const worker = async () => {
    for (const ofMember of all)
      for (const each of ofMember)
        try {
          if (await step(parts, each, log)) leased += 1;
        } catch (err) {
          log.warn({ messageIdx: each.message_idx, err }, 'a message could not be sent');
        }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
  return due.length === MOST_DUE && leased > 0;
}
