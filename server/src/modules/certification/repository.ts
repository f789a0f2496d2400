import type { Db } from '../../db/database.ts';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import { GOOD_FOR_MS, type Found } from './rules.ts';

/** An identity check that has been requested. */
export interface Certification {
  certNum: string;
  sessionHash: string;
  pageType: string;
  requestedAt: number;
  /** The name and phone that the customer gave. */
  claimedName: string;
  claimedPhone: string;
  /** Null until the provider has answered, and if the customer cancelled. */
  found: Found | null;
  isCancelled: boolean;
}

const NOBODY: Found = { name: '', phone: '', birthDay: '', gender: '', ci: '', di: '' };

const sealFound = (cipher: Cipher, found: Found) => ({
  name: cipher.seal('certification.name', found.name),
  phone: cipher.seal('certification.phone', found.phone),
  birth_day: cipher.seal('certification.birth_day', found.birthDay),
  gender: cipher.seal('certification.gender', found.gender),
  ci: cipher.seal('certification.ci', found.ci),
  di: cipher.seal('certification.di', found.di),
});

export async function addCertification(
  { db, cipher }: Store,
  asked: Omit<Certification, 'found' | 'isCancelled'>,
): Promise<void> {
  await db
    .insertInto('certification')
    .values({
      cert_num: asked.certNum,
      session_hash: asked.sessionHash,
      page_type: asked.pageType,
      requested_at: asked.requestedAt,
      is_answered: false,
      is_cancelled: false,
      claimed_name: cipher.seal('certification.claimed_name', asked.claimedName),
      claimed_phone: cipher.seal('certification.claimed_phone', asked.claimedPhone),
      ...sealFound(cipher, NOBODY),
    })
    .execute();
}

/**
 * Stores the provider's answer; null if the customer cancelled.
 * @returns false if no check waits for it, because it was answered or has expired
 */
export async function answerCertification(
  { db, cipher }: Store,
  certNum: string,
  found: Found | null,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certification')
    .set({
      is_answered: true,
      is_cancelled: found === null,
      ...sealFound(cipher, found ?? NOBODY),
    })
    .where('cert_num', '=', certNum)
    .where('is_answered', '=', false)
    .where('requested_at', '>', now - GOOD_FOR_MS)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the provider has answered a check that this session requested. */
export async function isAnswered(db: Db, certNum: string, sessionHash: string, now: number) {
  const row = await db
    .selectFrom('certification')
    .select('is_answered')
    .where('cert_num', '=', certNum)
    .where('session_hash', '=', sessionHash)
    .where('requested_at', '>', now - GOOD_FOR_MS)
    .executeTakeFirst();
  return row?.is_answered ?? false;
}

/** Deletes a check of this session and returns it. Of two concurrent calls only one gets it. */
export async function takeCertification(
  { db, cipher }: Store,
  { certNum, sessionHash, pageType }: Pick<Certification, 'certNum' | 'sessionHash' | 'pageType'>,
  now: number,
): Promise<Certification | null> {
  const row = await db
    .deleteFrom('certification')
    .where('cert_num', '=', certNum)
    .where('session_hash', '=', sessionHash)
    .where('page_type', '=', pageType)
    .where('requested_at', '>', now - GOOD_FOR_MS)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const found: Found = {
    name: cipher.open('certification.name', row.name),
    phone: cipher.open('certification.phone', row.phone),
    birthDay: cipher.open('certification.birth_day', row.birth_day),
    gender: cipher.open('certification.gender', row.gender),
    ci: cipher.open('certification.ci', row.ci),
    di: cipher.open('certification.di', row.di),
  };
  return {
    certNum,
    sessionHash,
    pageType,
    requestedAt: row.requested_at,
    claimedName: cipher.open('certification.claimed_name', row.claimed_name),
    claimedPhone: cipher.open('certification.claimed_phone', row.claimed_phone),
    found: row.is_answered && !row.is_cancelled ? found : null,
    isCancelled: row.is_cancelled,
  };
}

export async function deleteExpiredCertifications(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('certification')
    .where('requested_at', '<=', now - GOOD_FOR_MS)
    .execute();
}
