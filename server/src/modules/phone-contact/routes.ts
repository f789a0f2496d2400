import { selectPhoneContactList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';

const LINES = [
  { type: 'main', title: '대표 상담' },
  { type: 'corporate', title: '법인·단체 상담' },
  { type: 'sharedChair', title: '공유 안마의자 상담' },
] as const;

/** The phone lines come from the company's configuration, not from the database. */
export const phoneContact = fp<Parts>(
  async (app, { company: { phones } }) => {
    const list = LINES.map((line, i) => ({ seq: i + 1, ...line, phone: phones[line.type] }));
    route(app, selectPhoneContactList, () => ({ list }));
  },
  { name: 'phoneContact', dependencies: ROUTE_PLUGINS },
);
