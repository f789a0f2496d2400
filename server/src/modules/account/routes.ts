import {
  checkEmail,
  checkMember,
  checkPassword,
  readMarketingConsent,
  readAnalyticsProfile,
  readUser,
  deleteAccount,
  checkAccountDeletion,
  readPersonal,
  updatePersonal,
} from '@portal/contract';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { route, routes, type Call } from '../../route.ts';
import { maskedPhone } from '../guest-check/contact.ts';
import type { ProfileChanges } from '../member/membership.ts';
import { saveMember } from '../member/repository.ts';
import { toUser } from '../member/rules.ts';
import { tell } from '../message/outbox.ts';
import { productsOf } from '../owned-product/registry.ts';
import { sessionCookies } from '../session/cookies.ts';
import { checkLeaving, forgetWhoLeft } from './leave.ts';
import { addressIn, analyticsProfile, memberInfo } from './rules.ts';

type ByMember = Call<typeof checkAccountDeletion>;

export const account = routes('account', ['tries'], async (app, parts) => {
  const { db, cipher, secretKey, membership, clock, config } = parts;
  const cookies = sessionCookies(config.PORTAL_ORIGIN);
  const limitPasswords = app.limitWrong('password', { perCaller: 5, perAddress: 50 });
  const limitEmails = app.limitTries('e-mail address', { perCaller: 10, perAddress: 100 });

  /** What the membership service answered. Where it no longer knows the member, ends the session and throws. */
  async function known<T>(said: T | null, { request, reply }: ByMember) {
    if (said !== null) return said;
    await app.sessions.end(request, reply);
    throw new AppError('ERR_CERTIFY_STATE');
  }

  /** How many products the member has; null where nobody can say. */
  async function countProducts({ request, member: { userIdx } }: ByMember) {
    if (userIdx === null) return null;
    try {
      return (await productsOf(parts, request.log, userIdx)).length;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  route(app, readAnalyticsProfile, async (_, call) => {
    const { memberId } = call.member;
    const profile = await known(await membership.profile(memberId), call);
    const encodedUserId = pseudonym(secretKey, 'analytics', memberId);
    const products = await countProducts(call);
    const told = analyticsProfile(profile, encodedUserId, clock.today(), products);
    cookies.setAnalytics(call.reply, told);
    return told;
  });

  route(app, readUser, ({ userid }, { member }) => {
    if (member.userIdx !== userid) throw new AppError('ERR_NOT_FOUND');
    return { user: toUser(member) };
  });

  route(app, readMarketingConsent, (_, { member }) => ({
    marketingAgree: member.marketingAgree,
  }));

  /** @throws AppError ERR_TOO_MANY, ERR_MS_8025 */
  async function refuseWrong(password: string, { request, member }: ByMember) {
    const matches = () => membership.passwordMatches(member.memberId, password);
    if (!(await limitPasswords(request, matches))) throw new AppError('ERR_MS_8025');
  }

  route(app, checkPassword, async ({ password }, call) => {
    await refuseWrong(password, call);
    return { matches: true } as const;
  });

  route(app, readPersonal, async (_, call) => {
    const profile = await known(await membership.profile(call.member.memberId), call);
    return {
      userName: profile.name,
      userPhone: profile.phone,
      userEmail: profile.email,
      birthDay: profile.birthDay,
      gender: profile.gender,
      marketingAgree: profile.marketingAgree,
      corporate: profile.corporate,
      address: profile.address,
      passwordUrl: membership.passwordUrl,
    };
  });

  route(app, checkEmail, async ({ email }, { request, member }) => {
    await limitEmails(request);
    if (await membership.emailTaken(member.memberId, email)) throw new AppError('ERR_EMAIL_TAKEN');
    return { email };
  });

  route(app, updatePersonal, async (input, call) => {
    const { memberId, phone } = call.member;
    const { userPhone, userEmail, marketingAgree } = input;
    const address = addressIn(input);
    const newPhone = userPhone?.replace(/\D/g, '') ?? phone;
    // The number that the identity check confirmed is in our session; we do not trust the browser's copy.
    if (newPhone !== phone && newPhone !== call.session.provenPhone)
      throw new AppError('ERR_CERTIFY_REQUIRED');
    if (userEmail !== undefined) {
      await limitEmails(call.request);
      if (await membership.emailTaken(memberId, userEmail)) throw new AppError('ERR_EMAIL_TAKEN');
    }
    const changes: ProfileChanges = {
      ...(userPhone !== undefined && { phone: newPhone }),
      ...(userEmail !== undefined && { email: userEmail }),
      ...(address && { address }),
      ...(marketingAgree !== undefined && { marketingAgree: marketingAgree === 'Y' }),
    };
    const profile = await known(await membership.update(memberId, changes), call);
    const saved = await db.transaction().execute(async (transaction) => {
      if (newPhone !== phone) {
        const values = { newPhone: maskedPhone(newPhone) };
        const told = { event: 'phoneChanged', subject: memberId, memberId, values } as const;
        const now = clock.now().getTime();
        // Tell the old number as well: if a stranger changed it, its owner learns of it.
        for (const to of [phone, null])
          await tell({ db: transaction, cipher }, { ...told, phone: to }, now);
      }
      return saveMember({ db: transaction, cipher }, profile);
    });
    return { user: toUser(saved) };
  });

  route(app, checkMember, (_, { member }) => memberInfo(member));

  route(app, checkAccountDeletion, async (_, call) =>
    known(await checkLeaving(parts, call.member), call),
  );

  route(app, deleteAccount, async ({ password }, call) => {
    const { member, request, reply } = call;
    const check = await checkLeaving(parts, member);
    // The membership service removed this member earlier, but our process stopped before it deleted the data here.
    if (!check) await forgetWhoLeft(parts, member);
    const { possible } = await known(check, call);
    await refuseWrong(password, call);
    if (!possible) throw new AppError('ERR_MEMBER_OUT');
    await known(await membership.leave(member.memberId), call);
    await forgetWhoLeft(parts, member);
    await app.sessions.end(request, reply);
    return { left: true } as const;
  });
});
