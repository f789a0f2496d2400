import { phoneInput } from '@portal/contract';
import * as v from 'valibot';
import { countMessages } from '../modules/message/outbox.ts';
import { allowMessages, refuseMessages } from '../modules/message/refusals.ts';
import { templates, type Template } from '../modules/message/templates.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const onePhone = v.object({ phone: phoneInput });

/** Commands about messages to phones. None shows a number or a text. */
export function messageCommands({ db, cipher, clock, config }: Parts): Commands {
  return {
    messages: () => countMessages(db),
    'message-templates': async () =>
      Object.values<Template>(templates).map(({ code, title, text, buttons }) => ({
        code,
        title,
        text,
        buttons: buttons.map(({ name, path }) => ({
          name,
          type: 'WL',
          linkMo: config.PORTAL_ORIGIN + path,
        })),
      })),
    'refuse-messages': command(onePhone, async ({ phone }) => {
      await refuseMessages({ db, cipher }, phone, clock.now().getTime());
      return { refused: true };
    }),
    'allow-messages': command(onePhone, async ({ phone }) => {
      await allowMessages({ db, cipher }, phone);
      return { refused: false };
    }),
  };
}
