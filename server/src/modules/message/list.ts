import {
  serviceKinds,
  type AnswerOf,
  type listMessages,
  type MessageTopic,
  type ParsedInputOf,
} from '@portal/contract';
import { readPage } from '../../db/read-page.ts';
import type { Parts, Store } from '../../parts.ts';
import type { Message } from './outbox.ts';
import { filled, templates, topicOf, variablesOf, type Template } from './templates.ts';

type Listed = AnswerOf<typeof listMessages>['list'][number];

/** By topic, a member's own page in place of the one that the message's link opens without a login. */
const ownPages: Partial<Record<MessageTopic, string>> = {
  payment: '/payment/pay_result?moid=#{subject}',
  delivery: '/product/product_delivery?orderNo=#{orderNumber}',
};

/** A page of a member's messages, the newest first, without those that were withdrawn before they were sent. */
export function findMessages(
  { db, cipher, company }: Store & { company: Pick<Parts['company'], 'phones'> },
  memberId: string,
  input: ParsedInputOf<typeof listMessages>,
) {
  function toListed(row: Message): Listed {
    const { event, message_idx: messageIdx, state, created_at: at, subject, content } = row;
    const template: Template = templates[event];
    const values: Record<string, string> = {
      ...(JSON.parse(cipher.open('message.content', content) || '{}') as Record<string, string>),
      centrePhone: company.phones.main,
    };
    const path = template.buttons[0]?.path ?? null;
    // The link in the message itself shows what everybody may see; in this list it leads to the member's own page.
    const topic = variablesOf(template).has('linkToken') ? topicOf(event) : null;
    const isOfOrder = topic === 'service';
    const own = (topic && ownPages[topic]) ?? path;
    const service = serviceKinds.find((each) => each === values['kind']);
    return {
      messageIdx: String(messageIdx),
      title: template.title,
      text: filled(template.text, values),
      // The query leaves out `withdrawn`.
      state: state as Listed['state'],
      at: new Date(at).toISOString(),
      order: isOfOrder && service ? { service, ordNbr: subject } : null,
      href: isOfOrder || own === null ? null : filled(own, { ...values, subject }),
    };
  }
  const query = db
    .selectFrom('message')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '!=', 'withdrawn')
    .orderBy('message_idx', 'desc');
  return readPage(query, input, toListed);
}
