import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const COOKIE = 'cohort';
const ONE_YEAR_S = 31_536_000;

/**
 * Gives a browser that has none the number by which it is decided who gets a new set first: one customer always
 * sees one whole set. The number is random, says nothing of anybody and outlives the session.
 */
export function giveCohort(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  reply: Pick<FastifyReply, 'setCookie'>,
  secure: boolean,
): void {
  if (/^[0-9a-f]{16}$/.test(cookies[COOKIE] ?? '')) return;
  void reply.setCookie(COOKIE, randomBytes(8).toString('hex'), {
    path: '/',
    maxAge: ONE_YEAR_S,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
