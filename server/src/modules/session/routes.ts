import { endSession, listSessions } from '@portal/contract';
import { fieldError } from '../../errors.ts';
import { pseudonym } from '../../pseudonym.ts';
import { route, routes, type Call } from '../../route.ts';
import { deleteSession, findSessionsOf } from './repository.ts';
import { isLive } from './rules.ts';

/** The length of a session's public id, 132 bits. */
const NAME_LENGTH = 22;
const OWN = '지금 쓰고 계신 브라우저는 로그아웃 버튼으로 로그아웃해 주세요.';

type ByMember = Call<typeof listSessions>;

/** The calls that list a member's sessions and end one of them. */
export const session = routes('session', [], async (app, { db, secretKey, clock }) => {
  /** A member's live sessions. Each has a public id, a keyed hash that nobody can use to log in. */
  async function sessionsOf({ member: { memberId }, session: { idHash: own } }: ByMember) {
    const now = clock.now().getTime();
    const all = await findSessionsOf(db, memberId);
    return all
      .filter((one) => isLive(one, now))
      .map((one) => ({
        ...one,
        sessionId: pseudonym(secretKey, 'session', one.idHash).slice(0, NAME_LENGTH),
        here: one.idHash === own,
      }));
  }

  route(app, listSessions, async (_, call) => {
    const list = (await sessionsOf(call)).map(({ sessionId, device, createdAt, seenAt, here }) => ({
      sessionId,
      device,
      since: new Date(createdAt).toISOString(),
      seenAt: new Date(seenAt).toISOString(),
      here,
    }));
    return { list: list.sort((one, other) => Number(other.here) - Number(one.here)) };
  });

  route(app, endSession, async ({ sessionId }, call) => {
    const found = (await sessionsOf(call)).find((one) => one.sessionId === sessionId);
    // Only logging out clears the cookies of the calling browser.
    if (found?.here) throw fieldError('sessionId', OWN);
    if (found) await deleteSession(db, found.idHash);
    return { ended: true } as const;
  });
});
