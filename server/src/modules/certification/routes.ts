import { randomBytes } from 'node:crypto';
import {
  readIdentity,
  certify,
  returnFromIdentityCheck,
  compareIdentity,
  requestIdentityCheck,
} from '@portal/contract';
import { AppError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { Accepted, route, routes } from '../../route.ts';
import { guestCheck } from '../guest-check/guest-check.ts';
import { isSharedIdentity, saveMember } from '../member/repository.ts';
import type { Member } from '../member/rules.ts';
import { setProvenPhone } from '../session/repository.ts';
import type { Session } from '../session/rules.ts';
import { openMessage, sealMessage } from './envelope.ts';
import {
  addCertification,
  answerCertification,
  deleteExpiredCertifications,
  isAnswered,
  takeCertification,
} from './repository.ts';
import { outcomeOf, type Found } from './rules.ts';

export const certification = routes(
  'certification',
  ['tries', 'every-minute'],
  async (app, parts) => {
    const { db, secretKey, membership, clock, config } = parts;
    const clientKey = config.IDENTITY_CLIENT_KEY;
    const now = () => clock.now().getTime();
    const limitChecks = app.limitTries('identity check', { perStranger: 200, perAddress: 2000 });
    const checks = guestCheck(parts, 'identity check');
    const askerOf = (session: Session, member: Member | null) =>
      member ? `member ${member.memberId}` : session.idHash;
    app.everyMinute('delete expired identity checks', () => deleteExpiredCertifications(db, now()));

    /** Marks a member who passed the check as certified, here and at the membership service. */
    async function keepIdentity({ memberId, certifyState, isCertify }: Member, found: Found) {
      if (certifyState && isCertify) return;
      const changes = { ci: found.ci, di: found.di, certifyState: true, isCertify: true };
      const profile = await membership.update(memberId, changes);
      if (profile) await saveMember(parts, profile);
    }

    route(app, requestIdentityCheck, async (input, { request, reply }) => {
      const { pageType, userName = '', userPhone = '' } = input;
      const caller = await app.sessions.read(request, reply);
      await limitChecks(request);
      const session = caller?.session ?? (await app.sessions.start(request, reply, null));
      await checks.countGuess('identity', askerOf(session, caller?.member ?? null));
      const certNum = randomBytes(18).toString('base64url');
      await addCertification(parts, {
        certNum,
        sessionHash: session.idHash,
        pageType,
        requestedAt: now(),
        claimedName: userName,
        claimedPhone: userPhone,
      });
      const { name, phone } = caller?.member ?? { name: userName, phone: userPhone };
      return {
        certNum,
        trCert: sealMessage(clientKey, 'tr_cert', {
          cpId: config.IDENTITY_CLIENT_ID,
          certNum,
          date: clock.now().toISOString(),
          name,
          phoneNo: phone.replace(/\D/g, ''),
        }),
        trUrl: `${config.PORTAL_ORIGIN}/bridge/identity/return`,
        trAdd: 'N',
        trVer: 'V2',
        action: config.IDENTITY_URL,
      } as const;
    });

    route(app, returnFromIdentityCheck, async ({ recCert, certNum }) => {
      // The customer cancelled in the provider's window, and the waiting page has to learn it.
      if (recCert === '') return { taken: await answerCertification(parts, certNum, null, now()) };
      const answer = openMessage(clientKey, 'rec_cert', recCert);
      if (!answer || answer.certNum !== certNum) throw new AppError('ERR_CERTIFY_RETURN');
      const { name, phoneNo: phone, birthDay, gender, CI: ci, DI: di } = answer;
      const found = { name, phone, birthDay, gender, ci, di };
      if (!(await answerCertification(parts, certNum, found, now())))
        throw new AppError('ERR_CERTIFY_RETURN');
      return { taken: true };
    });

    route(app, readIdentity, async ({ certNum }, { session }) => ({
      ready: await isAnswered(db, certNum, session.idHash, now()),
    }));

    route(app, certify, async ({ pageType, certNum }, { session, member }) => {
      const asked = { certNum, pageType, sessionHash: session.idHash };
      const taken = await takeCertification(parts, asked, now());
      const found = taken?.found ?? null;
      const { claimedName = '', claimedPhone = '' } = taken ?? {};
      const expected = member
        ? { name: member.name, phone: member.phone, newPhone: claimedPhone, ci: member.ci }
        : { name: claimedName, phone: claimedPhone, newPhone: '', ci: '' };
      const { code, popup, isCertify, phoneMatch, nameMatch } = outcomeOf(
        { pageType, ...expected },
        found,
      );
      if (isCertify) await checks.giveBack('identity', askerOf(session, member));
      if (isCertify && found && member) await keepIdentity(member, found);
      if (code === 7 && found) await setProvenPhone(parts, session.idHash, found.phone);
      return {
        code,
        popup,
        isCertify,
        cancelled: taken?.isCancelled ?? false,
        result: {
          pageType,
          userCI: pseudonym(secretKey, 'ci', found?.ci ?? ''),
          userDI: pseudonym(secretKey, 'di', found?.di ?? ''),
          phoneMatch,
          nameMatch,
        },
        values:
          isCertify && found
            ? {
                CertUserName: found.name,
                CertPhoneNo: found.phone,
                CertGender: found.gender,
                CertBirthDay: found.birthDay,
              }
            : null,
      };
    });

    route(app, compareIdentity, async (_, { member }) => {
      const answer = { hasCi: member.ci !== '', hasDi: member.di !== '' };
      return (await isSharedIdentity(parts, member)) ? new Accepted('ERR_MS_6001', answer) : answer;
    });
  },
);
