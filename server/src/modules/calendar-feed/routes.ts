import { hash } from 'node:crypto';
import {
  CALENDAR_FEED_PATH,
  dropCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from '@portal/contract';
import { seoulDayOf } from '../../calendar/clock.ts';
import { AppError } from '../../errors.ts';
import { addTry } from '../../plugins/tally.ts';
import { route, routes } from '../../route.ts';
import { findMember } from '../member/repository.ts';
import { calendarOf } from './calendar-of.ts';
import { dropSecret, madeAt, makeSecret, memberOfSecret } from './repository.ts';

/** How often one address may be read in ten minutes. Apps read it about hourly, on several devices. */
const READS = { most: 60, windowMs: 10 * 60_000 };
/** What `makeSecret` makes; the database is asked about nothing else. */
const SECRET = /^[\w-]{43}$/;

/**
 * The calls about a member's calendar address, and what is at it. The secret is in the query: no log of ours has queries
 * (docs/run.md, Logs), and the proxy's format leaves them out.
 */
export const calendarFeed = routes('calendar-feed', ['tries'], async (app, parts) => {
  const { db, clock, config } = parts;
  const limitMaking = app.limitTries('calendar address', { perCaller: 10, perAddress: 200 });
  const limitWrong = app.limitWrong('calendar secret', { perAddress: 100 });

  route(app, readCalendarFeed, async (_, { member }) => {
    const at = await madeAt(db, member.memberId);
    return { madeOn: at === null ? null : seoulDayOf(new Date(at)) };
  });

  route(app, makeCalendarFeed, async (_, { request, member }) => {
    await limitMaking(request);
    const key = await makeSecret(db, member.memberId, clock.now().getTime());
    return { address: `${config.PORTAL_ORIGIN}${CALENDAR_FEED_PATH}?key=${key}` };
  });

  route(app, dropCalendarFeed, async (_, { member }) => {
    await dropSecret(db, member.memberId);
    return { dropped: true } as const;
  });

  app.get<{ Querystring: { key?: unknown } }>(CALENDAR_FEED_PATH, async (request, reply) => {
    const { key } = request.query;
    let memberId: string | null = null;
    await limitWrong(request, async () => {
      if (typeof key === 'string' && SECRET.test(key)) memberId = await memberOfSecret(db, key);
      return memberId !== null;
    });
    const member = memberId === null ? null : await findMember(parts, memberId);
    if (!member) throw new AppError('ERR_NOT_FOUND');
    const subject = `calendar reads ${hash('sha256', member.memberId)}`;
    if ((await addTry(db, { subject, ...READS }, clock.running())) > READS.most)
      throw new AppError('ERR_TOO_MANY');
    const file = await calendarOf(parts, member);
    // An entry that never changed has the instant of this answer nowhere, so equal dates make an equal tag.
    const tag = `W/"${hash('sha256', file, 'base64url').slice(0, 22)}"`;
    void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
    if (request.headers['if-none-match']?.split(',').some((given) => given.trim() === tag))
      return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(file);
  });
});
