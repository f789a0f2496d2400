import { readSignedIn, returnFromLogin, readLoginUrl, logout } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { isSame } from '../../pseudonym.ts';
import { route, routes } from '../../route.ts';
import { findMember, saveMember } from '../member/repository.ts';
import { toUser } from '../member/rules.ts';
import { sessionCookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { newDeviceId, rememberDevice } from './known-devices.ts';

/** Set by the page that leaves for the login page, so that a ticket issued to another browser is refused. */
const STATE = 'login-state';

/** The calls that sign a member in and out. */
export const signIn = routes(
  'sign-in',
  ['tries'],
  async (app, { db, cipher, secretKey, membership, config, clock, tellOfNewDevice }) => {
    const cookies = sessionCookies(config.PORTAL_ORIGIN);
    const limitReturns = app.limitTries('login return', { perAddress: 2000 });

    route(app, readLoginUrl, ({ state }) => membership.pages(state));

    route(app, returnFromLogin, async ({ ticket, state }, { request, reply }) => {
      await limitReturns(request);
      if (!isSame(request.cookies[STATE] ?? '', state)) throw new AppError('ERR_LOGIN_RETURN');
      void reply.clearCookie(STATE, { path: '/' });
      const returned = await membership.redeem(ticket);
      if (!returned) throw new AppError('ERR_LOGIN_RETURN');
      const deviceId = cookies.deviceOf(request) ?? newDeviceId();
      const at = clock.now().getTime();
      const saved = await db.transaction().execute(async (transaction) => {
        const store = { db: transaction, cipher };
        const { memberId } = returned.member;
        const phoneBefore = (await findMember(store, memberId))?.phone ?? '';
        const member = await saveMember(store, returned.member);
        const device = deviceOf(request.headers['user-agent']);
        if (await rememberDevice(transaction, secretKey, { memberId, deviceId }, at))
          await tellOfNewDevice(store, { memberId, phoneBefore, device }, at);
        return member;
      });
      cookies.setDevice(reply, deviceId);
      await app.sessions.start(request, reply, saved.memberId);
      cookies.setReturn(reply, returned.session);
      return { user: toUser(saved) };
    });

    route(app, readSignedIn, async (_, { request, reply }) => {
      const caller = await app.sessions.read(request, reply);
      return { user: caller?.member ? toUser(caller.member) : null };
    });

    route(app, logout, async (_, { request, reply }) => {
      const session = cookies.returnOf(request);
      await app.sessions.end(request, reply);
      if (session !== undefined)
        await membership.signOut(session).catch((error: unknown) => {
          const cause = error instanceof AppError ? error.cause : error;
          request.log.warn({ err: cause }, 'signed out here, but not at the membership service');
        });
      return { loggedOut: true } as const;
    });
  },
);
