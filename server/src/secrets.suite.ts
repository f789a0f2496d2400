import { beforeEach, describe, expect, test } from '@jest/globals';
import { checkSecretKey } from './secrets.ts';
import type { TestApi } from './testing/api.ts';

/** Tests that a server with another SECRET_KEY is refused at its start, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('the secret key', () => {
    const db = () => api().database.db;
    const start = (letter: string) => checkSecretKey(db(), letter.repeat(32));
    const forget = () => db().deleteFrom('secret_key_check').execute();
    beforeEach(async () => void (await forget()));

    test('is that of the first server, and no other server starts with another', async () => {
      await Promise.all([start('a'), start('a')]);
      await start('a');
      await expect(start('b')).rejects.toThrow(/^SECRET_KEY .*: give every server the same key/);
    });

    test('can be changed while no server runs, by emptying the table', async () => {
      await start('a');
      await forget();
      await start('b');
      await expect(start('a')).rejects.toThrow('SECRET_KEY');
    });
  });
