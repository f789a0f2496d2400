import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../testing/api.ts';
import { checkKeys } from './check-keys.ts';
import { Cipher } from './cipher.ts';
import { sealedTables } from './columns.ts';
import { rotateKeys } from './rotate.ts';

const key = (id: string, letter = id) => `${id}:${Buffer.alloc(32, letter).toString('base64')}`;

/** The proof of the keys at the start, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the keys of personal data', () => {
    const db = () => api().database.db;
    const start = (...keys: string[]) => checkKeys({ db: db(), cipher: new Cipher(keys.join()) });
    const rotate = (...keys: string[]) => rotateKeys({ db: db(), cipher: new Cipher(keys.join()) });

    beforeEach(async () => {
      await sql`truncate ${sql.join(Object.keys(sealedTables).map((name) => sql.table(name)))} cascade`.execute(
        db(),
      );
      await db().deleteFrom('product_registry').execute();
      await db().deleteFrom('personal_data_key').execute();
    });
    const sealOne = (...keys: string[]) =>
      db()
        .insertInto('session')
        .values({
          id_hash: keys.join(),
          member_id: null,
          device: '',
          created_at: 0,
          seen_at: 0,
          proven_phone: new Cipher(keys.join()).seal('session.proven_phone', '01000001001'),
        })
        .execute();

    test('are those of the first server, and no other server starts with others', async () => {
      await Promise.all([start(key('a')), start(key('a'))]);
      await start(key('a'), key('b'));
      for (const [wrong, said] of [
        [key('a', 'x'), 'the key a is not the one that sealed'],
        [key('b'), 'the key a is missing'],
      ] as const)
        await expect(start(wrong)).rejects.toThrow(
          new RegExp(`^PERSONAL_DATA_KEYS .*: ${said}.*: give every server the same keys$`),
        );
    });

    test('have to open what a release before sealed, which stored no check value', async () => {
      await sealOne(key('a'));
      await expect(start(key('a', 'x'))).rejects.toThrow('none of the keys opens');
      await expect(start(key('b'))).rejects.toThrow('none of the keys opens');
      await start(key('b'), key('a'));
    });

    test('can be changed: the old one is needed until nothing is sealed with it', async () => {
      await start(key('a'));
      await sealOne(key('a'));
      await start(key('b'), key('a'));
      expect(await rotate(key('b'), key('a'))).toEqual({ key: 'b', rows: 1, unreadable: 0 });
      await expect(start(key('b'))).rejects.toThrow('the key a is missing');
      expect(await rotate(key('b'), key('a'))).toEqual({ key: 'b', rows: 0, unreadable: 0 });
      await start(key('b'));
    });

    test('are all needed while a value is there that none opens', async () => {
      await start(key('a'));
      await start(key('b'), key('a'));
      await sealOne(key('c'));
      expect(await rotate(key('b'), key('a'))).toEqual({ key: 'b', rows: 0, unreadable: 1 });
      await expect(start(key('b'))).rejects.toThrow('the key a is missing');
      await db().deleteFrom('session').execute();
    });
  });
