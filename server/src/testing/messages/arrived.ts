import { sendMessages } from '../../modules/message/send.ts';
import { noon, type TestApi } from '../api.ts';
import { noLog } from './world.ts';

/** Forgets every message, written and arrived, and how members and numbers want them. */
export async function forgetArrived({ database, sandbox }: TestApi): Promise<void> {
  await database.db.deleteFrom('message').execute();
  await database.db.deleteFrom('message_refusal').execute();
  await database.db.deleteFrom('message_choice').execute();
  sandbox.phones.messages.length = 0;
}

/** Sends what is due. @returns the titles and texts on a phone, oldest first */
export async function arrivedOn(api: TestApi, phone: string, at = noon) {
  await sendMessages(api.partsAt(at), noLog);
  return api.sandbox.phones
    .on(phone)
    .map(({ template, text }) => ({ title: template.title, text }));
}
