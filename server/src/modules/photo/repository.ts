import type { Photo } from '@portal/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';

type Shown = Pick<Row<'photo'>, 'photo_id' | 'width' | 'height' | 'bytes'>;

const toPhoto = ({ photo_id: photoId, ...size }: Shown): Photo => ({
  photoId,
  url: `/api/file/photo/${photoId}`,
  width: size.width,
  height: size.height,
  bytes: size.bytes,
});

/** Adds the row of a photo. Its file must be stored already. */
export async function addPhoto(
  db: Db,
  photo: Pick<Photo, 'photoId' | 'width' | 'height' | 'bytes'>,
  memberId: string,
  now: number,
): Promise<Photo> {
  const { photoId, width, height, bytes } = photo;
  const shown = { photo_id: photoId, width, height, bytes };
  await db
    .insertInto('photo')
    .values({ ...shown, member_id: memberId, created_at: now, owner: null, place: 0 })
    .execute();
  return toPhoto(shown);
}

export async function isOwnPhoto(db: Db, memberId: string, photoId: string): Promise<boolean> {
  const row = await db
    .selectFrom('photo')
    .select('photo_id')
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Assigns photos to the submission that names them, in their order.
 * @param owner unique name of the submission, `inquiry:12`
 * @throws AppError ERR_PHOTO_GONE unless each belongs to this member and to no submission yet
 */
export async function claimPhotos(
  transaction: Db,
  memberId: string,
  ids: readonly string[],
  owner: string,
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await transaction
    .updateTable('photo')
    .set({ owner, place: sql<number>`array_position(array[${sql.join(ids)}]::text[], photo_id)` })
    .where('photo_id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('owner', 'is', null)
    .executeTakeFirst();
  // The caller's transaction rolls the others back.
  if (numUpdatedRows !== BigInt(ids.length)) throw new AppError('ERR_PHOTO_GONE');
}

/** Frees those of the photos that belong to one of `owners`, so that another submission can use them. */
export async function unclaimPhotos(
  transaction: Db,
  ids: readonly string[],
  owners: readonly string[],
): Promise<void> {
  if (ids.length === 0 || owners.length === 0) return;
  await transaction
    .updateTable('photo')
    .set({ owner: null })
    .where('photo_id', 'in', ids)
    .where('owner', 'in', owners)
    .execute();
}

/** A submission's photos, in their order. */
export async function photosOf(db: Db, owner: string): Promise<Photo[]> {
  const rows = await db
    .selectFrom('photo')
    .select(['photo_id', 'width', 'height', 'bytes'])
    .where('owner', '=', owner)
    .orderBy('place')
    .execute();
  return rows.map(toPhoto);
}

/** Deletes the rows of a submission's photos. @returns the files to remove after the transaction */
export async function releasePhotos(transaction: Db, owner: string): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('photo')
    .where('owner', '=', owner)
    .returning('photo_id')
    .execute();
  return rows.map((row) => row.photo_id);
}

/**
 * Runs `deleteOwners` and deletes the rows of its owners' photos, in one transaction; removes the photos' files after that. A file
 * that could not be removed stays without a row, until `sweepPhotos` finds it.
 * @param deleteOwners deletes, for example, inquiries; returns the owners of their photos (`photoOwner`)
 */
export async function deleteWithPhotos(
  { db, files }: Pick<Parts, 'db' | 'files'>,
  deleteOwners: (transaction: Db) => Promise<string[]>,
): Promise<void> {
  const released = await db.transaction().execute(async (transaction) => {
    const photos: string[] = [];
    for (const owner of await deleteOwners(transaction))
      photos.push(...(await releasePhotos(transaction, owner)));
    return photos;
  });
  await Promise.allSettled(released.map((name) => files.remove(name)));
}

/** Deletes the rows of photos that no submission had named by an instant. @returns their files */
export async function deleteUnclaimed(db: Db, before: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('photo')
    .where('owner', 'is', null)
    .where('created_at', '<=', before)
    .returning('photo_id')
    .execute();
  return rows.map((row) => row.photo_id);
}

/** Which of the names are photos. */
export async function knownPhotos(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db
    .selectFrom('photo')
    .select('photo_id')
    .where('photo_id', 'in', names)
    .execute();
  return new Set(rows.map((row) => row.photo_id));
}
