import type { ErrorCode } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findOpenHandover } from '../owned-product/handovers.ts';
import { isOwnedSerial } from '../owned-product/repository.ts';
import { findModel } from '../product/repository.ts';

/** A serial number and the model that the member chose for it. */
interface Asked {
  serialNo: string;
  goodsCd: string;
}

/**
 * Why nobody can register this number: it is unknown, of another model, or already in use. Null otherwise; claims are not
 * checked.
 */
async function refusalOf(db: Db, { serialNo, goodsCd }: Asked): Promise<ErrorCode | null> {
  // Its number may be older than the list of those that were given out.
  const handed = await findOpenHandover(db, serialNo);
  if (handed) return handed.goods_cd === goodsCd ? null : 'ERR_SERIAL_MODEL';
  const known = await db
    .selectFrom('serial_number')
    .selectAll()
    .where('serial_no', '=', serialNo)
    .executeTakeFirst();
  const isOwned = await isOwnedSerial(db, serialNo);
  if (!known) return isOwned ? 'ERR_SERIAL_TAKEN' : 'ERR_SERIAL_UNKNOWN';
  if (known.goods_cd !== goodsCd) return 'ERR_SERIAL_MODEL';
  return known.taken || isOwned ? 'ERR_SERIAL_TAKEN' : null;
}

/**
 * The model of a serial number; claims are not checked. @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL,
 * ERR_SERIAL_TAKEN
 */
async function modelOf(db: Db, asked: Asked) {
  const refusal = await refusalOf(db, asked);
  if (refusal !== null) throw new AppError(refusal);
  const model = await findModel(db, asked);
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
