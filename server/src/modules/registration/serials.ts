import type { ErrorCode } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findOpenHandover } from '../owned-product/handovers.ts';
import { isOwnedSerial } from '../owned-product/repository.ts';
import { findModel } from '../product/repository.ts';

/** A serial number and the model that the member chose for it; undefined before the choice. */
interface Asked {
  serialNo: string;
  goodsCd?: string | undefined;
}

/** The code of a number's own model, or why nobody can register it: it is unknown, of another model, or in use. */
async function codeOf(
  db: Db,
  { serialNo, goodsCd }: Asked,
): Promise<string | { refused: ErrorCode }> {
  const ofModel = (own: string) =>
    goodsCd === undefined || own === goodsCd ? own : { refused: 'ERR_SERIAL_MODEL' as const };
  // Its number may be older than the list of those that were given out.
  const handed = await findOpenHandover(db, serialNo);
  if (handed) return ofModel(handed.goods_cd);
  const known = await db
    .selectFrom('serial_number')
    .selectAll()
    .where('serial_no', '=', serialNo)
    .executeTakeFirst();
  const isOwned = await isOwnedSerial(db, serialNo);
  if (!known) return { refused: isOwned ? 'ERR_SERIAL_TAKEN' : 'ERR_SERIAL_UNKNOWN' };
  const own = ofModel(known.goods_cd);
  return typeof own === 'string' && (known.taken || isOwned)
    ? { refused: 'ERR_SERIAL_TAKEN' }
    : own;
}

/**
 * The model of a serial number; claims are not checked. @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL,
 * ERR_SERIAL_TAKEN
 */
async function modelOf(db: Db, asked: Asked) {
  const goodsCd = await codeOf(db, asked);
  if (typeof goodsCd !== 'string') throw new AppError(goodsCd.refused);
  const model = await findModel(db, { goodsCd });
  if (!model) throw new AppError('ERR_SERIAL_MODEL');
  return model;
}

/**
 * The model of a serial number that can be registered now. @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL,
 * ERR_SERIAL_TAKEN
 */
export async function checkSerial(db: Db, asked: Asked) {
  const model = await modelOf(db, asked);
  const claim = await db
    .selectFrom('serial_claim')
    .select('serial_no')
    .where('serial_no', '=', asked.serialNo)
    .executeTakeFirst();
  if (claim) throw new AppError('ERR_SERIAL_TAKEN');
  return model;
}

/**
 * Claims a serial number for a registration. If two transactions claim the same number, the second one waits until the first
 * has ended. If the first one was committed, the second one throws ERR_SERIAL_TAKEN; if it was rolled back, the second one
 * gets the number.
 * @returns the model of the serial number
 * @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL, ERR_SERIAL_TAKEN
 */
export async function claimSerial(transaction: Db, asked: Asked) {
  const model = await modelOf(transaction, asked);
  if (!(await keepClaim(transaction, asked.serialNo))) throw new AppError('ERR_SERIAL_TAKEN');
  return model;
}

/** Stores the claim on a serial number. @returns false if it is already claimed */
export async function keepClaim(transaction: Db, serialNo: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto('serial_claim')
    .values({ serial_no: serialNo })
    .onConflict((conflict) => conflict.doNothing())
    .returning('serial_no')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Deletes the claim on a serial number, so that it can be registered again. */
export async function releaseSerial(transaction: Db, serialNo: string): Promise<void> {
  await transaction.deleteFrom('serial_claim').where('serial_no', '=', serialNo).execute();
}
