import {
  listMessages,
  readMessageWays,
  saveMessageWays,
  sendTestMessage,
  stopMessages,
} from '@portal/contract';
import { phonePatterns } from '@portal/format';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { maskedPhone } from '../guest-check/contact.ts';
import { saveWays, waysOf } from './choices.ts';
import { findMessages } from './list.ts';
import { deleteOldMessages, messagesToSend, tell } from './outbox.ts';
import { isRefused, refuseMessages } from './refusals.ts';
import { sendMessages } from './send.ts';

/** The calls about messages to customers' phones, and the jobs that send them. */
export const message = routes(
  'message',
  ['every-minute', 'queues', 'tries'],
  async (app, parts) => {
    const { db, clock } = parts;
    const limitTests = app.limitTries('test message', { perCaller: 3, perAddress: 100 });
    app.showQueue('messages to phones', (signal) => messagesToSend(db, signal));
    app.every(5, 'send messages', () => sendMessages(parts, app.log));
    app.everyMinute('delete messages past their time', () =>
      deleteOldMessages(db, clock.now().getTime()),
    );

    route(app, listMessages, (input, { member }) => findMessages(parts, member.memberId, input));

    route(app, readMessageWays, async (_, { member: { memberId, phone } }) => {
      const isMobile = phonePatterns.mobile.test(phone);
      const digits = phone.replace(/\D/g, '');
      return {
        phone: isMobile ? maskedPhone(phone) : '',
        stopped: isMobile && (await isRefused(parts, digits)),
        ways: await waysOf(db, memberId),
      };
    });

    route(app, saveMessageWays, async ({ ways }, { member }) => {
      await saveWays(db, member.memberId, ways);
      return { saved: true } as const;
    });

    route(app, sendTestMessage, async (_, { request, member: { memberId, name } }) => {
      await limitTests(request);
      const about = { event: 'test', subject: memberId, memberId, phone: null } as const;
      await tell(parts, { ...about, values: { name } }, clock.now().getTime());
      return { sent: true } as const;
    });

    route(app, stopMessages, async ({ topic, token }) => {
      const now = clock.now().getTime();
      const phone = await parts.messageLinks[topic]?.phoneOf(parts, token, now);
      if (phone === null || phone === undefined) throw new AppError('ERR_NOT_FOUND');
      await refuseMessages(parts, phone, now, true);
      return { phone: maskedPhone(phone) };
    });
  },
);
