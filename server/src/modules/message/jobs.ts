import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { deleteOldMessages, messagesToSend } from './outbox.ts';
import { sendMessages } from './send.ts';

/** The jobs that send messages to customers' phones. */
export const message = fp<Parts>(
  async (app, parts) => {
    app.showQueue('messages to phones', (signal) => messagesToSend(parts.db, signal));
    app.every(5, 'send messages', () => sendMessages(parts, app.log));
    app.everyMinute('delete messages past their time', () =>
      deleteOldMessages(parts.db, parts.clock.now().getTime()),
    );
  },
  { name: 'message', dependencies: ['every-minute', 'queues'] },
);
