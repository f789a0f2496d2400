import type { Receipt } from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import { chosenProduct } from '../owned-product/registry.ts';
import { claimPhotos } from '../photo/repository.ts';
import { answerDay } from './answer-day.ts';
import { fingerprintOf, once } from './once.ts';
import { photoOwner, type Submitted } from './submitted.ts';

/** Input that every kind of submission has. */
export interface Sent {
  productIdx?: string | undefined;
  photos: string[];
}

/**
 * Receives a member's submission, with its product and photos, once per key and in one transaction.
 * @param add writes the row inside the transaction and returns its number
 * @throws AppError ERR_KEY_REUSED, ERR_INVALID_INPUT at `productIdx`, ERR_PHOTO_GONE; what `add` throws
 */
export function receive(
  { db, cipher, secretKey, clock, company }: Parts,
  sent: {
    kind: string;
    board: 'inquiry' | 'voice' | 'registration';
    key: string;
    input: Sent;
    member: Member;
    siteType: SiteType;
    /** Working days until the centre answers; default: ANSWER_WORKING_DAYS. */
    workingDays?: number;
  },
  add: (transaction: Db, submitted: Submitted) => Promise<string>,
): Promise<Receipt> {
  const { kind, board, key, input, member, siteType, workingDays } = sent;
  const { memberId, userIdx } = member;
  const receivedOn = clock.today();
  const answerBy = answerDay(receivedOn, company.schedule, workingDays);
  const submission = {
    memberId,
    kind,
    key,
    fingerprint: fingerprintOf(secretKey, input),
    now: clock.now().getTime(),
  };
  return once(db, submission, async (transaction) => {
    const product = await chosenProduct({ db: transaction, cipher }, userIdx, input.productIdx);
    const bbsIdx = await add(transaction, { memberId, product, receivedOn, answerBy, siteType });
    await claimPhotos(transaction, memberId, input.photos, photoOwner(board, bbsIdx));
    return { bbsIdx, receivedOn, answerBy };
  });
}
