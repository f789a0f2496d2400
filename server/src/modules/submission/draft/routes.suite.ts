import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  DRAFT_BYTES_MAX,
  DRAFT_KEPT_MS,
  fileInquiry,
  readDraft,
  readOverview,
  saveDraft,
  type InputOf,
} from '@portal/contract';
import { noon, type TestApi } from '../../../testing/api.ts';
import { browserOf, type Browser } from '../../../testing/browser.ts';
import { anInquiry } from '../../../testing/inputs/submissions.ts';
import { deleteOldDrafts, forgetDrafts } from './repository.ts';

/** Drafts of members' forms at the server, on both databases. */
export const suite = (api: () => TestApi) =>
  describe('a draft', () => {
    const db = () => api().database.db;
    const rows = () => db().selectFrom('draft').selectAll().execute();
    const after = (ms: number) => new Date(Date.parse(noon) + ms).toISOString();
    const on = async (device: string, at = noon, loginId = 'haneul') => {
      const own = await browserOf(api(), loginId, at);
      own.device = device.repeat(43);
      return own;
    };
    const said = (title: string) => JSON.stringify({ title, text: '밤에 소리가 납니다' });
    const save = (own: Browser, change: Partial<InputOf<typeof saveDraft>> = {}) =>
      own.call(saveDraft, {
        form: 'qna',
        base: 0,
        writer: 'p'.repeat(36),
        key: 'k'.repeat(36),
        values: said('소리가 큽니다'),
        ...change,
      });
    const read = async (own: Browser, form = 'qna') => (await own.call(readDraft, { form })).draft;
    beforeEach(() => db().deleteFrom('draft').execute());

    test('is found on another device, with where and when it comes from, and there alone', async () => {
      const [phone, desk] = [await on('a'), await on('b', after(60_000))];
      const { version } = await save(phone);
      const kept = {
        version,
        savedAt: noonIso(),
        key: 'k'.repeat(36),
        values: said('소리가 큽니다'),
      };
      expect(await read(desk)).toEqual({ ...kept, writer: 'p'.repeat(36), elsewhere: true });
      expect(await read(phone)).toMatchObject({ elsewhere: false });
      expect(await read(desk, 'voice-praise')).toBeNull();
      expect(await read(await on('b', noon, 'yuna'))).toBeNull();
    });

    test('is sealed', async () => {
      await save(await on('a'));
      const [row] = await rows();
      expect(row?.content).toMatch(/^v1:/);
      expect(JSON.stringify(row)).not.toContain('소리가');
    });

    test('grows with each save of its writer, one row a form', async () => {
      const own = await on('a');
      const { version } = await save(own);
      const next = await save(own, { values: said('소리가 아주 큽니다') });
      expect(next.version).toBeGreaterThan(version ?? Infinity);
      expect((await read(own))?.values).toBe(said('소리가 아주 큽니다'));
      expect(await rows()).toHaveLength(1);
    });

    test('of another device is replaced by who has read it, never by who has not', async () => {
      const [phone, desk] = [await on('a'), await on('b')];
      const writer = 'd'.repeat(36);
      const { version } = await save(phone);
      expect(await save(desk, { writer, values: said('다른 말') })).toEqual({ version: null });
      const taken = await save(desk, { writer, base: version ?? 0, values: said('이어 쓴 말') });
      expect(taken.version).toBeGreaterThan(version ?? Infinity);
      // The phone has read nothing since.
      expect(await save(phone, { base: version ?? 0 })).toEqual({ version: null });
      expect(await save(phone, { values: null, base: version ?? 0 })).toEqual({ version: null });
      expect((await read(phone))?.values).toBe(said('이어 쓴 말'));
    });

    test('keeps the last of twenty saves at once, whole', async () => {
      const own = await on('a');
      const texts = Array.from({ length: 20 }, (_, i) => said(`${i}`));
      const saves = await Promise.all(texts.map((values) => save(own, { values })));
      const found = await read(own);
      expect(texts).toContain(found?.values);
      expect(found?.version).toBe(Math.max(...saves.map(({ version }) => version ?? 0)));
    });

    test('is deleted where its writer empties it, and may begin again with a later version', async () => {
      const own = await on('a');
      const { version } = await save(own);
      expect(await save(own, { values: null })).toEqual({ version: 0 });
      expect(await rows()).toEqual([]);
      expect((await save(own)).version).toBeGreaterThanOrEqual(version ?? Infinity);
    });

    test('ends when what was made of it is received, and a late save does not bring it back', async () => {
      const [own, key] = [await on('a'), randomUUID()];
      await save(own, { key });
      await save(own, { form: 'voice-praise', writer: 'v'.repeat(36), key: randomUUID() });
      await own.call(fileInquiry, anInquiry(), { key });
      expect((await rows()).map(({ form }) => form)).toEqual(['voice-praise']);
      expect(await save(own, { key })).toEqual({ version: null });
      expect(await read(own)).toBeNull();
    });

    test('stays when the submission is refused', async () => {
      const [own, key] = [await on('a'), randomUUID()];
      await save(own, { key });
      const refused = anInquiry({ photos: ['x'.repeat(22)] });
      await own.refusal(fileInquiry, refused, { key });
      expect(await read(own)).not.toBeNull();
    });

    test('is over after a day without a change, and then deleted', async () => {
      const own = await on('a');
      await save(own);
      await deleteOldDrafts(db(), Date.parse(noon) + DRAFT_KEPT_MS - 1);
      expect(await read(await on('b', after(DRAFT_KEPT_MS - 1)))).not.toBeNull();
      expect(await read(await on('b', after(DRAFT_KEPT_MS)))).toBeNull();
      // Its place is free, also before it is deleted.
      const writer = 'd'.repeat(36);
      const late = await on('b', after(DRAFT_KEPT_MS));
      expect((await save(late, { writer })).version).not.toBeNull();
      await deleteOldDrafts(db(), Date.parse(noon) + 2 * DRAFT_KEPT_MS);
      expect(await rows()).toEqual([]);
    });

    test('goes with its member', async () => {
      await save(await on('a'));
      await save(await on('a', noon, 'yuna'));
      await forgetDrafts(db(), 'ms-haneul');
      expect((await rows()).map(({ member_id }) => member_id)).toEqual(['ms-yuna']);
    });

    test('has at most 32 KB, and a member twenty of them', async () => {
      const own = await on('a');
      const most = '가'.repeat(Math.floor(DRAFT_BYTES_MAX / 3));
      expect((await save(own, { values: most })).version).not.toBeNull();
      const draft = { form: 'qna', base: 0, writer: 'p'.repeat(36), key: 'k'.repeat(36) };
      const refused = [422, 'ERR_INVALID_INPUT'];
      expect(await own.refusal(saveDraft, { ...draft, values: `${most}가` })).toEqual(refused);
      // No version is beyond what the database can count.
      const tooHigh = { ...draft, base: 1e21, values: null };
      expect(await own.refusal(saveDraft, tooHigh)).toEqual(refused);
      for (let i = 0; i < 21; i++) await save(own, { form: `form-${i}` });
      expect(await rows()).toHaveLength(20);
    });

    test('is listed with its form and its device until it is sent or its day is over', async () => {
      const [phone, desk] = [await on('a'), await on('b')];
      const at = { title: '1:1 문의', href: '/customer/qna?step=1' };
      const [key, writer] = [randomUUID(), 'v'.repeat(36)];
      const listed = async (own: Browser) => (await own.call(readOverview, {})).drafts;
      await save(phone, { ...at, key });
      await save(await on('b', after(60_000)), {
        form: 'voice',
        title: '칭찬',
        href: '/voc',
        writer,
      });
      // A form of an older release does not say where it is.
      await save(phone, { form: 'old', writer: 'o'.repeat(36), key: randomUUID() });
      expect(await listed(await on('b', after(60_000)))).toEqual([
        { form: 'voice', title: '칭찬', href: '/voc', elsewhere: false, savedAt: after(60_000) },
        { form: 'qna', ...at, elsewhere: true, savedAt: noonIso() },
      ]);
      expect(JSON.stringify(await rows())).not.toContain('문의');
      expect(await listed(await on('a', noon, 'yuna'))).toEqual([]);
      // What a save beside the submission has left is not listed.
      await phone.call(fileInquiry, anInquiry(), { key });
      const late = { title: '1:1 문의', href: '/customer/qna?step=1', form: 'late' };
      await save(phone, { ...late, writer: 'l'.repeat(36), key: randomUUID() });
      await db().updateTable('draft').set({ key }).where('form', '=', 'late').execute();
      expect((await listed(desk))?.map(({ form }) => form)).toEqual(['voice']);
      expect(await listed(await on('b', after(60_000 + DRAFT_KEPT_MS)))).toEqual([]);
    });

    test.each([
      '//elsewhere.test',
      'https://elsewhere.test',
      '/a#b',
      '/\\elsewhere.test',
      'customer/qna',
    ])('is not kept with the address %s', async (href) => {
      const answer = await (
        await on('a')
      ).send(saveDraft, {
        form: 'qna',
        title: '1:1 문의',
        href,
        base: 0,
        writer: 'p'.repeat(36),
        key: 'k'.repeat(36),
        values: said('소리'),
      });
      expect(answer.statusCode).toBe(422);
    });

    test('of somebody whose identity was not checked is kept too', async () => {
      const own = await on('a', noon, 'jiwoo');
      await save(own);
      expect(await read(own)).not.toBeNull();
    });
  });

const noonIso = () => new Date(Date.parse(noon)).toISOString();
