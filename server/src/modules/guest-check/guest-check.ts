import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { isSame, pseudonym } from '../../pseudonym.ts';
import { countTry, giveBack, type LookUp } from './tally.ts';

/**
 * Limits look-ups without an account, and signs tokens for what they find. Each `count` function counts a try and throws
 * AppError ERR_TOO_MANY if there are too many. Call it before you search, so that a hit and a miss cost the same.
 */
export function guestCheck(
  { db, clock, secretKey }: Pick<Parts, 'db' | 'clock' | 'secretKey'>,
  lookUp: LookUp,
) {
  const hash = (use: string, value: string) => pseudonym(secretKey, `${lookUp} ${use}`, value);
  const encSeqOf = (number: string) => `${number}_${hash('number', number)}`;
  const limit = async (subjects: Parameters<typeof countTry>[2]) => {
    if (!(await countTry(db, lookUp, subjects, clock.now().getTime())))
      throw new AppError('ERR_TOO_MANY');
  };
  return {
    /** Returns a signed token for the number of a found request or shipment. */
    encSeqOf,
    /** Returns the number in a token; null if we did not sign the token. */
    readEncSeq(encSeq: string): string | null {
      const [number = ''] = encSeq.split('_', 1);
      return isSame(encSeq, encSeqOf(number)) ? number : null;
    },
    /** Counts a look-up, by its phone number and the visitor's IP address. */
    countLookUp: (phone: string, address: string) =>
      limit({
        phone: hash('phone', phone.replace(/\D/g, '')),
        address: hash('address', address),
        total: 'all',
      }),
    /** Counts an access to one found request or shipment. */
    countView: (number: string) => limit({ number: hash('number', number) }),
    /** Counts a guess before it is answered. @param asker the visitor's IP address or session, or the member's id */
    countGuess: (kind: 'serial' | 'identity', asker: string) =>
      limit({ [kind]: hash('asker', asker) }),
    /** Takes back a counted guess that was right. */
    giveBack: (kind: 'serial' | 'identity', asker: string) =>
      giveBack(db, lookUp, kind, hash('asker', asker), clock.now().getTime()),
  };
}
