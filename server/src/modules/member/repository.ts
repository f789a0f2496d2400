import type { Db } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { Store } from '../../parts.ts';
import type { Cipher } from '../../personal-data/cipher.ts';
import type { Member } from './rules.ts';

const genderOf = (text: string) => (text === 'M' || text === 'F' ? text : '');

function toMember(cipher: Cipher, row: Row<'member'>): Member {
  return {
    memberId: row.member_id,
    userIdx: row.user_idx,
    name: cipher.open('member.name', row.name),
    phone: cipher.open('member.phone', row.phone),
    email: cipher.open('member.email', row.email),
    birthDay: cipher.open('member.birth_day', row.birth_day),
    gender: genderOf(cipher.open('member.gender', row.gender)),
    ci: cipher.open('member.ci', row.ci),
    di: cipher.open('member.di', row.di),
    corporate: row.corporate,
    marketingAgree: row.marketing_agree,
    certifyState: row.certify_state,
    isCertify: row.is_certify,
  };
}

const toRow = (cipher: Cipher, member: Member): Row<'member'> => ({
  member_id: member.memberId,
  user_idx: member.userIdx,
  name: cipher.seal('member.name', member.name),
  phone: cipher.seal('member.phone', member.phone),
  email: cipher.seal('member.email', member.email),
  birth_day: cipher.seal('member.birth_day', member.birthDay),
  gender: cipher.seal('member.gender', member.gender),
  ci: cipher.seal('member.ci', member.ci),
  di: cipher.seal('member.di', member.di),
  ci_index: cipher.index('member.ci', member.ci),
  corporate: member.corporate,
  marketing_agree: member.marketingAgree,
  certify_state: member.certifyState,
  is_certify: member.isCertify,
});

export async function findMember({ db, cipher }: Store, memberId: string): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ? toMember(cipher, row) : null;
}

/** The member who has a customer number; null if nobody has logged in with it yet. */
export async function findMemberOfCustomer(
  { db, cipher }: Store,
  userIdx: string,
): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('user_idx', '=', userIdx)
    .orderBy('member_id')
    .executeTakeFirst();
  return row ? toMember(cipher, row) : null;
}

/** Stores what the membership service says about a member now. */
export async function saveMember({ db, cipher }: Store, member: Member): Promise<Member> {
  const row = toRow(cipher, member);
  await db
    .insertInto('member')
    .values(row)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(row))
    .execute();
  return toMember(cipher, row);
}

/**
 * Deletes the personal data of a member who left. The empty row stays, because records that we must keep (`KEPT_YEARS`,
 * `ORDERS_KEPT_YEARS`) refer to it.
 */
export async function forgetMember({ db, cipher }: Store, memberId: string): Promise<void> {
  const row = toRow(cipher, {
    memberId,
    userIdx: null,
    name: '',
    phone: '',
    email: '',
    birthDay: '',
    gender: '',
    ci: '',
    di: '',
    corporate: false,
    marketingAgree: false,
    certifyState: false,
    isCertify: false,
  });
  await db.updateTable('member').set(row).where('member_id', '=', memberId).execute();
}

/** Stores the customer number that the membership service gave a member. */
export async function setUserIdx(db: Db, memberId: string, userIdx: string): Promise<void> {
  await db
    .updateTable('member')
    .set({ user_idx: userIdx })
    .where('member_id', '=', memberId)
    .execute();
}

/** Whether another member has the same identity (CI). */
export async function isSharedIdentity({ db, cipher }: Store, { memberId, ci }: Member) {
  if (ci === '') return false;
  const other = await db
    .selectFrom('member')
    .select('member_id')
    .where('ci_index', 'in', cipher.indexes('member.ci', ci))
    .where('member_id', '<>', memberId)
    .executeTakeFirst();
  return other !== undefined;
}
