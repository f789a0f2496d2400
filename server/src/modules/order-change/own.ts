import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { Row } from '../../db/tables.ts';
import type { Parts, Store } from '../../parts.ts';
import { contactOf } from '../guest-check/contact.ts';
import { guestCheck } from '../guest-check/guest-check.ts';
import { findByContact, findOrder } from '../service-order/repository.ts';

/** What names a request in every call that changes one. */
export interface Named {
  ordNbr: string;
  /** Only from a guest. */
  guest?: { encSeq: string; userName: string; userPhone: string } | undefined;
}

/** Finds the request in a transaction or outside one, if it is still the caller's. */
export type Find = (store: Store) => Promise<Row<'service_order'> | null>;

/**
 * Who may change a request: the member whose it is, and a guest with the token that a look-up gave and the name and number of
 * that look-up. A message's link is not enough.
 */
export function ownersOnly(app: FastifyInstance, parts: Parts) {
  const guests = guestCheck(parts, 'order check');
  /** @throws AppError ERR_LOGIN_REQUIRED, ERR_NOT_CERTIFIED, ERR_NOT_FOUND, ERR_TOO_MANY */
  return async (
    { ordNbr, guest }: Named,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Find> => {
    if (!guest) {
      const { memberId } = (await app.sessions.admit.member(request, reply)).member;
      return ({ db }) => findOrder(db, ordNbr, { memberId });
    }
    // Only a look-up that found the request returns its token.
    if (guests.readEncSeq(guest.encSeq) !== ordNbr) throw new AppError('ERR_NOT_FOUND');
    await guests.countView(ordNbr);
    const contact = contactOf(guest.userName, guest.userPhone);
    return async (store) => (await findByContact(store, contact, { ordNbr, limit: 1 }))[0] ?? null;
  };
}
