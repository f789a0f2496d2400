import type { ErrorCode } from '@portal/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { isOwnedSerial } from '../owned-product/repository.ts';
import { findModel } from '../product/repository.ts';

/** A serial number as a form has it, and the model that was chosen for it. */
interface Asked {
  serialNo: string;
  goodsCd: string;
}

/** Why it cannot be registered, whoever asks; null where nobody has claimed it yet. */
async function refusalOf(db: Db, { serialNo, goodsCd }: Asked): Promise<ErrorCode | null> {
  const known = await db
    .selectFrom('serial_number')
    .selectAll()
    .where('serial_no', '=', serialNo)
    .executeTakeFirst();
  if (!known) return 'ERR_SERIAL_UNKNOWN';
  if (known.goods_cd !== goodsCd) return 'ERR_SERIAL_MODEL';
  return known.taken || (await isOwnedSerial(db, serialNo)) ? 'ERR_SERIAL_TAKEN' : null;
}

/** The model of a serial number. @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL, ERR_SERIAL_TAKEN */
async function modelOf(db: Db, asked: Asked) {
  const refusal = await refusalOf(db, asked);
  if (refusal !== null) throw new AppError(refusal);
  const model = await findModel(db, asked);
  if (!model) throw new AppError('ERR_SERIAL_MODEL');
  return model;
}

/** The model of a serial number that can be registered. @throws as `claimSerial` */
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
 * Claims a serial number for a registration. Of two at once one waits for the other, and loses where that one commits.
 * @returns its model
 * @throws AppError ERR_SERIAL_UNKNOWN, ERR_SERIAL_MODEL, ERR_SERIAL_TAKEN
 */
export async function claimSerial(transaction: Db, asked: Asked) {
  const model = await modelOf(transaction, asked);
  if (!(await keepClaim(transaction, asked.serialNo))) throw new AppError('ERR_SERIAL_TAKEN');
  return model;
}

/** Writes that a serial number is registered, or being registered. @returns false where it was before */
export async function keepClaim(transaction: Db, serialNo: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto('serial_claim')
    .values({ serial_no: serialNo })
    .onConflict((conflict) => conflict.doNothing())
    .returning('serial_no')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Lets a serial number be registered again. */
export async function releaseSerial(transaction: Db, serialNo: string): Promise<void> {
  await transaction.deleteFrom('serial_claim').where('serial_no', '=', serialNo).execute();
}
