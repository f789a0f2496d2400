import { timingSafeEqual } from 'node:crypto';
import { checkOrder, checkOrders } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { pseudonym } from '../../pseudonym.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { detailOf } from '../service-order/detail.ts';
import { contactOf, masked } from '../service-order/entered.ts';
import { findByContact, toSummary } from '../service-order/repository.ts';
import { countTry, deleteOldTries } from './tally.ts';

/** The newest requests that a look-up lists. */
const NEWEST = 20;

/** Requests looked up by name and phone, without an account. */
export const orderCheck = fp<Parts>(
  async (app, parts) => {
    const { db, clock, secrets } = parts;
    app.everyMinute('delete old tries of look-ups', () =>
      deleteOldTries(db, clock.now().getTime()),
    );
    const hash = (use: string, value: string) =>
      pseudonym(secrets.key, `order check ${use}`, value);
    const encSeqOf = (ordNbr: string) => `${ordNbr}_${hash('number', ordNbr)}`;
    /** The number that `encSeqOf` signed; null for anything else. */
    const readEncSeq = (encSeq: string): string | null => {
      const [ordNbr = ''] = encSeq.split('_', 1);
      const [given, signed] = [Buffer.from(encSeq), Buffer.from(encSeqOf(ordNbr))];
      return given.length === signed.length && timingSafeEqual(given, signed) ? ordNbr : null;
    };
    /** Counts before it looks, so that a hit costs what a miss costs. @throws AppError ERR_TOO_MANY */
    const limit = async (subjects: Parameters<typeof countTry>[1]) => {
      if (!(await countTry(db, subjects, clock.now().getTime())))
        throw new AppError('ERR_TOO_MANY');
    };

    route(app, checkOrders, async ({ service, ...asked }, { request }) => {
      const contact = contactOf(asked.userName, asked.userPhone);
      const phone = hash('phone', asked.userPhone.replace(/\D/g, ''));
      await limit({ phone, address: hash('address', request.ip), total: 'all' });
      const rows = await findByContact(db, secrets.cipher, contact, { service, limit: NEWEST });
      return {
        list: rows.map((row) => {
          const summary = toSummary(row);
          return { ...summary, encSeq: encSeqOf(summary.ordNbr) };
        }),
      };
    });

    route(app, checkOrder, async ({ encSeq, ...asked }) => {
      const ordNbr = readEncSeq(encSeq);
      // Nobody can make one up: it takes a look-up that found the request.
      if (ordNbr === null) throw new AppError('ERR_NOT_FOUND');
      await limit({ number: hash('number', ordNbr) });
      const contact = contactOf(asked.userName, asked.userPhone);
      const [row] = await findByContact(db, secrets.cipher, contact, { ordNbr, limit: 1 });
      if (!row) throw new AppError('ERR_NOT_FOUND');
      return masked(await detailOf(parts, row));
    });
  },
  { name: 'order-check', dependencies: [...ROUTE_PLUGINS, 'every-minute'] },
);
