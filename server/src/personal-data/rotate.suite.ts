import { beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApi } from '../testing/api.ts';
import { Cipher, type Sealed } from './cipher.ts';
import { sealedTables } from './columns.ts';
import { rotateKeys } from './rotate.ts';

const key = (letter: string) => `${letter}:${Buffer.alloc(32, letter).toString('base64')}`;

/** More rows than a rotation locks at a time. */
const MANY = 210;

/** Key rotation, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a change of keys', () => {
    const old = new Cipher(key('a'));
    const rotated = new Cipher(`${key('b')},${key('a')}`);
    const only = new Cipher(key('b'));
    const db = () => api().database.db;

    // A rotation covers every row, and these keys cannot open the rows of other suites.
    beforeAll(async () => {
      await sql`truncate ${sql.join(Object.keys(sealedTables).map((name) => sql.table(name)))} cascade`.execute(
        db(),
      );
      // The products are gone with their addresses: they have to be asked for again.
      await db().deleteFrom('product_registry').execute();
    });

    const insert = (i: number) =>
      db()
        .insertInto('member')
        .values({
          member_id: `rotated-${i}`,
          user_idx: null,
          name: old.seal('member.name', `김${i}`),
          phone: old.seal('member.phone', '01000001001'),
          email: old.seal('member.email', ''),
          birth_day: old.seal('member.birth_day', '1960-01-01'),
          gender: old.seal('member.gender', 'F'),
          ci: old.seal('member.ci', `ci-${i}`),
          di: old.seal('member.di', `di-${i}`),
          ci_index: old.index('member.ci', `ci-${i}`),
          corporate: false,
          marketing_agree: false,
          certify_state: true,
          is_certify: true,
        })
        .execute();
    const rows = () =>
      db().selectFrom('member').selectAll().where('member_id', 'like', 'rotated-%').execute();
    const found = async (cipher: Cipher, ci: string) =>
      (
        await db()
          .selectFrom('member')
          .select('name')
          .where('ci_index', 'in', cipher.indexes('member.ci', ci))
          .execute()
      ).map(({ name }) => cipher.open('member.name', name));

    test('leaves nothing under the old key, and look-ups work before and after', async () => {
      for (let i = 0; i < MANY; i++) await insert(i);
      expect(await found(rotated, 'ci-7')).toEqual(['김7']);

      expect(await rotateKeys({ db: db(), cipher: rotated })).toEqual({
        key: 'b',
        rows: MANY,
        unreadable: 0,
      });
      expect(JSON.stringify(await rows())).not.toContain('v1:a:');
      expect(await found(only, 'ci-7')).toEqual(['김7']);
      expect(await found(only, `ci-${MANY - 1}`)).toEqual([`김${MANY - 1}`]);

      expect(await rotateKeys({ db: db(), cipher: rotated })).toEqual({
        key: 'b',
        rows: 0,
        unreadable: 0,
      });
    });

    test('leaves what no key opens as it is, and counts it', async () => {
      const lost = new Cipher(key('z')).seal('member.name', '김하늘') as Sealed<'member.name'>;
      await db()
        .updateTable('member')
        .set('name', lost)
        .where('member_id', '=', 'rotated-1')
        .execute();
      const back = await rotateKeys({ db: db(), cipher: new Cipher(`${key('c')},${key('b')}`) });
      expect(back).toEqual({ key: 'c', rows: MANY, unreadable: 1 });
      const row = (await rows()).find(({ member_id }) => member_id === 'rotated-1');
      expect(row?.name).toBe(lost);
      expect(row?.phone).toMatch(/^v1:c:/);
      await db().deleteFrom('member').where('member_id', 'like', 'rotated-%').execute();
    });

    test('passes over a column that an older release left empty', async () => {
      await insert(0);
      await db()
        .insertInto('draft')
        .values({
          member_id: 'rotated-0',
          form: 'qna',
          version: 1,
          writer: 'w',
          key: 'k',
          device_hash: '',
          saved_at: 0,
          content: old.seal('draft.content', '{}'),
          place: null,
        })
        .execute();
      const done = await rotateKeys({ db: db(), cipher: rotated });
      expect(done).toMatchObject({ rows: 2, unreadable: 0 });
      await db().deleteFrom('member').where('member_id', '=', 'rotated-0').execute();
    });

    test('covers tables with a numeric key', async () => {
      await insert(0);
      const texts = Array.from({ length: MANY }, (_, i) => `내용 ${i}`);
      for (const text of texts)
        await db()
          .insertInto('inquiry')
          .values({
            member_id: 'rotated-0',
            groups: 'etc',
            product_idx: null,
            goods_name: null,
            received_on: '2026-11-21',
            answer_by: '2026-11-25',
            answered_on: null,
            site_type: 'CS',
            title: old.seal('inquiry.title', '제목'),
            text: old.seal('inquiry.text', text),
            answer_text: old.seal('inquiry.answer_text', ''),
          })
          .execute();
      expect(await rotateKeys({ db: db(), cipher: rotated })).toEqual({
        key: 'b',
        rows: MANY + 1,
        unreadable: 0,
      });
      const kept = await db().selectFrom('inquiry').select('text').orderBy('bbs_idx').execute();
      expect(kept.map(({ text }) => only.open('inquiry.text', text))).toEqual(texts);
      await db().deleteFrom('member').where('member_id', '=', 'rotated-0').execute();
    });
  });
