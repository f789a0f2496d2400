import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { pseudonym } from '../../pseudonym.ts';
import { countTry, type LookUp } from './tally.ts';

/**
 * What a look-up without an account needs: limits on its tries, and tokens that stand for what it found. Each count throws
 * AppError ERR_TOO_MANY, and comes before anything is looked for, so that a hit costs what a miss costs.
 */
export function guestCheck(
  { db, clock, secrets }: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  lookUp: LookUp,
) {
  const hash = (use: string, value: string) => pseudonym(secrets.key, `${lookUp} ${use}`, value);
  const encSeqOf = (number: string) => `${number}_${hash('number', number)}`;
  const limit = async (subjects: Parameters<typeof countTry>[2]) => {
    if (!(await countTry(db, lookUp, subjects, clock.now().getTime())))
      throw new AppError('ERR_TOO_MANY');
  };
  return {
    /** A token for the number of something that was found. */
    encSeqOf,
    /** The number that `encSeqOf` signed; null for anything else. */
    readEncSeq(encSeq: string): string | null {
      const [number = ''] = encSeq.split('_', 1);
      const [given, signed] = [Buffer.from(encSeq), Buffer.from(encSeqOf(number))];
      return given.length === signed.length && timingSafeEqual(given, signed) ? number : null;
    },
    /** Counts a look-up by a phone number from an address. */
    countLookUp: (phone: string, address: string) =>
      limit({
        phone: hash('phone', phone.replace(/\D/g, '')),
        address: hash('address', address),
        total: 'all',
      }),
    /** Counts what is done with one thing that was found. */
    countView: (number: string) => limit({ number: hash('number', number) }),
    /** Counts a question about a serial number. @param asker an address or a member */
    countSerial: (asker: string) => limit({ serial: hash('asker', asker) }),
  };
}
