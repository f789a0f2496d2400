import {
  readPointExpiry,
  listPointExpiries,
  listPoints,
  listPointMonths,
  readPointTotal,
} from '@portal/contract';
import { daysAfter } from '../../calendar/clock.ts';
import { route, routes, type Call } from '../../route.ts';
import { pointBalance } from '../service-order/points.ts';
import { findExpiries, findNextExpiry } from './expiry.ts';
import { fetchEntries } from './registry.ts';
import { deleteExpiredEntries, findPoints, sumByMonth } from './repository.ts';
import { byMonth, EXPIRE_SOON_DAYS, monthsUntil } from './rules.ts';

const MONTHS = 12;
const soonUntil = (today: string) => daysAfter(today, EXPIRE_SOON_DAYS);

type ByMember = Call<typeof listPointMonths>;

/** The calls about points: balance, history and expiry. */
export const point = routes('point', ['every-minute'], async (app, parts) => {
  const { db, clock } = parts;
  app.everyMinute('delete points past their time', () => deleteExpiredEntries(db, clock.today()));

  const fetchOwn = ({ request, member }: ByMember) =>
    fetchEntries(parts, request.log, member.userIdx);

  route(app, readPointTotal, async (_, { member }) => ({
    total: await pointBalance(parts, member),
  }));

  route(app, listPoints, async (input, call) => {
    await fetchOwn(call);
    return findPoints(db, call.member, input);
  });

  route(app, listPointMonths, async (_, call) => {
    await fetchOwn(call);
    const months = monthsUntil(clock.today(), MONTHS);
    return { months: byMonth(months, await sumByMonth(db, call.member, `${months[0]}-01`)) };
  });

  route(app, readPointExpiry, async (_, call) => {
    const { member } = call;
    await fetchOwn(call);
    const today = clock.today();
    const next = await findNextExpiry(db, member, today, await pointBalance(parts, member));
    const { expiresOn } = next;
    return { ...next, soon: expiresOn !== null && expiresOn <= soonUntil(today) };
  });

  route(app, listPointExpiries, async (input, call) => {
    const { member } = call;
    await fetchOwn(call);
    const today = clock.today();
    const until = soonUntil(today);
    const balance = await pointBalance(parts, member);
    return findExpiries(db, member, { today, until, balance }, input);
  });
});
