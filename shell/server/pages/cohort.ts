import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const COOKIE = 'cohort';
const ONE_YEAR_S = 31_536_000;

/** The browser's cohort id, which decides whether it gets a canary; empty if it has none yet. */
export const cohortOf = (cookies: Record<string, string | undefined>): string =>
  /^[0-9a-f]{16}$/.exec(cookies[COOKIE] ?? '')?.[0] ?? '';

/**
 * Returns the browser's cohort id, and gives it one if it has none, so that a customer always sees the same whole
 * set. The id is random, says nothing about anybody and outlives the session.
 */
export function giveCohort(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  reply: Pick<FastifyReply, 'setCookie'>,
  secure: boolean,
): string {
  const known = cohortOf(cookies);
  if (known) return known;
  const given = randomBytes(8).toString('hex');
  void reply.setCookie(COOKIE, given, {
    path: '/',
    maxAge: ONE_YEAR_S,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
  return given;
}
