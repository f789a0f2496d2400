import {
  checkEmail,
  checkMemberInfo,
  checkPassword,
  getAgreeInfo,
  getGaUserInfo,
  getUserData,
  memberOutCheck,
  selectPersonal,
  updatePersonal,
} from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { route } from '../../route.ts';
import type { Secrets } from '../../secrets.ts';
import type { Membership, ProfileChanges } from '../member/membership.ts';
import { saveMember } from '../member/repository.ts';
import { toUser } from '../member/rules.ts';
import { setAnalyticsCookie } from '../session/cookies.ts';
import { callerOf, memberOf } from '../session/sessions.ts';
import { analyticsProfile, memberInfo } from './rules.ts';

interface Parts {
  db: Db;
  secrets: Secrets;
  membership: Membership;
  clock: Clock;
}

export const account = fp<Parts>(
  async (app, { db, secrets, membership, clock }) => {
    const limitPasswords = app.limitTries({ perCaller: 5, perAddress: 50 });
    const limitEmails = app.limitTries({ perCaller: 10, perAddress: 100 });

    /** What the service said; where it does not know the member any more, the session is over. */
    async function known<T>(said: T | null, request: FastifyRequest, reply: FastifyReply) {
      if (said !== null) return said;
      await app.sessions.end(request, reply);
      throw new AppError('ERR_CERTIFY_STATE');
    }

    route(app, getGaUserInfo, async (_, request, reply) => {
      const { memberId } = memberOf(request);
      const profile = await known(await membership.profile(memberId), request, reply);
      const encodedUserId = pseudonym(secrets.key, 'analytics', memberId);
      const told = analyticsProfile(profile, encodedUserId, clock.today());
      setAnalyticsCookie(reply, told);
      return told;
    });

    route(app, getUserData, ({ userid }, request) => {
      const member = memberOf(request);
      if (member.userIdx !== userid) throw new AppError('ERR_NOT_FOUND');
      return { user: toUser(member) };
    });

    route(app, getAgreeInfo, (_, request) => ({
      marketingAgree: memberOf(request).marketingAgree,
    }));

    route(app, checkPassword, async ({ password }, request) => {
      await limitPasswords(request);
      const { memberId } = memberOf(request);
      if (!(await membership.passwordMatches(memberId, password)))
        throw new AppError('ERR_MS_8025');
      return { matches: true } as const;
    });

    route(app, selectPersonal, async (_, request, reply) => {
      const { memberId } = memberOf(request);
      const profile = await known(await membership.profile(memberId), request, reply);
      return {
        userName: profile.name,
        userPhone: profile.phone,
        userEmail: profile.email,
        birthDay: profile.birthDay,
        gender: profile.gender,
        marketingAgree: profile.marketingAgree,
        corporate: profile.corporate,
      };
    });

    route(app, checkEmail, async ({ email }, request) => {
      await limitEmails(request);
      if (await membership.emailTaken(memberOf(request).memberId, email))
        throw new AppError('ERR_EMAIL_TAKEN');
      return { email };
    });

    route(app, updatePersonal, async (input, request, reply) => {
      const { memberId, phone } = memberOf(request);
      const { userPhone, userEmail, marketingAgree } = input;
      const newPhone = userPhone?.replace(/\D/g, '') ?? phone;
      // What the browser has from the check is not believed: the session knows what was found.
      if (newPhone !== phone && newPhone !== callerOf(request).session.provenPhone)
        throw new AppError('ERR_CERTIFY_REQUIRED');
      if (userEmail !== undefined) {
        await limitEmails(request);
        if (await membership.emailTaken(memberId, userEmail)) throw new AppError('ERR_EMAIL_TAKEN');
      }
      const changes: ProfileChanges = {
        ...(userPhone !== undefined && { phone: newPhone }),
        ...(userEmail !== undefined && { email: userEmail }),
        ...(marketingAgree !== undefined && { marketingAgree: marketingAgree === 'Y' }),
      };
      const profile = await known(await membership.update(memberId, changes), request, reply);
      return { user: toUser(await saveMember(db, secrets.cipher, profile)) };
    });

    route(app, checkMemberInfo, (_, request) => memberInfo(memberOf(request)));

    route(app, memberOutCheck, async (_, request, reply) =>
      known(await membership.withdrawal(memberOf(request).memberId), request, reply),
    );
  },
  { name: 'account', dependencies: ['failures', 'headers', 'sessions', 'tries'] },
);
