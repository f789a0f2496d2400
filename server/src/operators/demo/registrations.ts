import { randomBytes } from 'node:crypto';
import { REGISTRATION_WORKING_DAYS } from '@portal/contract';
import sharp from 'sharp';
import * as v from 'valibot';
import { daysBefore } from '../../calendar/clock.ts';
import type { Db } from '../../db/database.ts';
import { saveMember } from '../../modules/member/repository.ts';
import { addPhoto, claimPhotos } from '../../modules/photo/repository.ts';
import { findModel } from '../../modules/product/repository.ts';
import {
  addRegistration,
  findRegistrations,
  markRecorded,
  writeStage,
} from '../../modules/registration/repository.ts';
import { moveOf, type Move } from '../../modules/registration/rules.ts';
import { keepClaim } from '../../modules/registration/serials.ts';
import { answerDay } from '../../modules/submission/answer-day.ts';
import { photoOwner } from '../../modules/submission/submitted.ts';
import type { Parts } from '../../parts.ts';
import { command } from '../argument.ts';
import type { Commands } from '../socket.ts';

const demoFor = v.object({
  memberId: v.string(),
  /** A product that the member has: its registration will be completed. */
  owned: v.object({ serialNo: v.string(), goodsCd: v.string() }),
  /** A product that was handed over, and who registers it now. */
  next: v.optional(v.object({ memberId: v.string(), serialNo: v.string(), goodsCd: v.string() })),
});

/** With `again`, it replaces the one before it in the list, which was refused. */
type DemoRegistration = readonly [
  serialNo: string,
  goodsCd: string,
  moves: readonly Move[],
  again?: 'again',
];

/** The registrations under way: serial numbers from server/content/serial.json, and the moves made so far. */
const underWay: readonly DemoRegistration[] = [
  ['C2608520803', 'HB-520', []],
  ['C2610110803', 'HW-110', ['advance']],
  ['C2609300803', 'HL-300', ['advance', 'refuse']],
  ['C2608700803', 'HB-700', ['advance', 'refuse']],
  ['C2608700803', 'HB-700', [], 'again'],
];
const refusal = {
  reason:
    '사진에서 주문한 날짜와 제품 이름을 읽을 수 없습니다. 주문 내역 전체가 보이게 다시 캡처해 주세요.',
  field: 'photos',
} as const;

/** Commands that create demo registrations. They do not exist in production. */
export function demoRegistrationCommands({
  db,
  files,
  cipher,
  clock,
  membership,
  company,
}: Parts): Commands {
  const morningOf = (day: string) =>
    Math.min(clock.now().getTime(), Date.parse(`${day}T10:30:00+09:00`));

  /** Stores a blank photo. */
  async function addDemoPhoto(memberId: string): Promise<string> {
    const [width, height] = [640, 480];
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#d8cfc2' } })
      .jpeg()
      .toBuffer();
    const photoId = randomBytes(16).toString('base64url');
    await files.put(photoId, bytes);
    const size = { width, height, bytes: bytes.length };
    await addPhoto(db, { photoId, ...size }, memberId, clock.now().getTime());
    return photoId;
  }

  async function registerOne(
    transaction: Db,
    memberId: string,
    [serialNo, goodsCd, moves]: DemoRegistration,
    photoId: string,
    replaces: string | null,
  ): Promise<string> {
    const model = await findModel(transaction, { goodsCd });
    if (!model) throw new Error(`there is no model ${goodsCd}`);
    const receivedOn = daysBefore(clock.today(), moves.length + 1);
    const entered = { serialNo, goodsCd, boughtAt: 'market', shop: '한빛 스토어' } as const;
    const bbsIdx = await addRegistration(
      { db: transaction, cipher },
      { ...entered, boughtOn: daysBefore(receivedOn, 9) },
      model,
      {
        memberId,
        receivedOn,
        answerBy: answerDay(receivedOn, company.schedule, REGISTRATION_WORKING_DAYS),
        siteType: 'CS',
        at: morningOf(receivedOn),
      },
      replaces === null ? null : Number(replaces),
    );
    await claimPhotos(transaction, memberId, [photoId], photoOwner('registration', bbsIdx));
    if (!moves.includes('refuse')) await keepClaim(transaction, serialNo);
    let status: Parameters<typeof moveOf>[0] = 'RECEIVE';
    for (const [i, move] of moves.entries()) {
      const outcome = moveOf(status, move);
      if (!('to' in outcome)) throw new Error('no registration gets there');
      status = outcome.to;
      const at = morningOf(daysBefore(clock.today(), moves.length - i));
      const row = { bbs_idx: Number(bbsIdx), version: i + 1 };
      const written = { status, at, refusal: move === 'refuse' ? refusal : null };
      await writeStage({ db: transaction, cipher }, row, written);
    }
    // The membership service already has the product of a completed demo registration.
    if (status === 'COMPLETE') await markRecorded(transaction, Number(bbsIdx));
    return bbsIdx;
  }

  return {
    /** Creates a registration in each state for a member, and one of a product that was handed over, unless the member has some. */
    'demo-registrations': command(demoFor, async ({ memberId, owned, next }) => {
      for (const each of [memberId, ...(next ? [next.memberId] : [])]) {
        const profile = await membership.profile(each);
        if (!profile) throw new Error('there is no such member');
        await saveMember({ db, cipher }, profile);
      }
      const { total } = await findRegistrations(db, memberId, { curPage: 1, pageSize: 1 });
      if (total > 0) return { registrations: 0 };
      const completed = [owned.serialNo, owned.goodsCd, ['advance', 'advance']] as const;
      const all: readonly DemoRegistration[] = [completed, ...underWay];
      const photos = await Promise.all(all.map(() => addDemoPhoto(memberId)));
      const nextPhoto = next && (await addDemoPhoto(next.memberId));
      await db.transaction().execute(async (transaction) => {
        let before: string | null = null;
        for (const [i, registration] of all.entries()) {
          const replaces: string | null = registration[3] === 'again' ? before : null;
          before = await registerOne(
            transaction,
            memberId,
            registration,
            photos[i] ?? '',
            replaces,
          );
        }
        if (next && nextPhoto)
          await registerOne(
            transaction,
            next.memberId,
            [next.serialNo, next.goodsCd, []],
            nextPhoto,
            null,
          );
      });
      return { registrations: all.length + (next ? 1 : 0) };
    }),
  };
}
