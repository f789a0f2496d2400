import type { Generated, GeneratedAlways } from 'kysely';
import type { BlindIndex, Sealed } from '../../personal-data/cipher.ts';
import type { MessageState, MessageTopic, MessageWay } from '@portal/contract';
import type { Event } from './templates.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Messages to customers' phones, written with the change that they tell of. Instants are milliseconds since 1970. */
    message: {
      message_idx: GeneratedAlways<number>;
      event: Event;
      /** The number of what it is about: a request or a payment. */
      subject: string;
      /** The member whom the subject belongs to; null for a guest's delivery. */
      member_id: string | null;
      /** Digits; empty: the number that the member has when it is sent. */
      phone: Sealed<'message.phone'>;
      /** JSON of the template's variables. */
      content: Sealed<'message.content'>;
      /** The provider knows the message by it, and refuses a second one with the same. */
      key: string;
      created_at: number;
      /**
       * `due`: to be sent, or sent without an answer. `accepted` by the provider. `talk`, `text`: arrived there. `failed`:
       * arrived nowhere. `declined`: the number wants no messages, or the member none of this topic. `unreachable`: there is
       * no mobile number. `late`: could not be sent in time. `withdrawn`: untrue before it was sent; no page shows it.
       */
      state: MessageState | 'withdrawn';
      /** When a process sends it or asks about it; null if never. The process leases it first, by postponing this. */
      due_at: number | null;
      tries: number;
      /** The provider's reference of it; empty before the provider has accepted it. */
      ref: string;
    };
    /** The way that a member has chosen for a topic. Without a row it is DEFAULT_MESSAGE_WAY. */
    message_choice: { member_id: string; topic: MessageTopic; way: MessageWay };
    /** Phone numbers that want no messages. */
    message_refusal: {
      refusal_idx: GeneratedAlways<number>;
      phone: Sealed<'message_refusal.phone'>;
      phone_index: BlindIndex<'message_refusal.phone'>;
      refused_at: number;
      /** Refused with a message's link and not at the customer centre. Messages that protect an account are still sent. */
      by_link: Generated<boolean>;
    };
  }
}
