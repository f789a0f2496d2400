import { phoneLineNames, listPhoneContacts } from '@portal/contract';
import { route, routes } from '../../route.ts';

const LINES = ['main', 'corporate', 'sharedChair'] as const;

/** The phone lines come from the company's configuration, not from the database. */
export const phoneContact = routes('phoneContact', [], async (app, { company: { phones } }) => {
  const list = LINES.map((type, i) => ({
    seq: i + 1,
    type,
    title: phoneLineNames[type],
    phone: phones[type],
  }));
  route(app, listPhoneContacts, () => ({ list }));
});
