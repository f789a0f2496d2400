import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SessionState } from '@portal/host';
import * as v from 'valibot';
import { createDraftStore } from '../draft-store.ts';
import { line } from '../fields/text.tsx';
import { createDraftSync, type DraftCalls } from './draft-sync.ts';

const member = (userIdx: string) =>
  ({ is: 'member', user: { userIdx, userName: '김하늘', certifyState: true } }) as SessionState;
const HANEUL = member('1001');
const form = {
  name: 'qna',
  title: '1:1 문의',
  hrefOf: (step: number) => `/customer/qna?step=${step}`,
  fields: {
    title: line({ label: '제목', schema: v.string() }),
    text: line({ label: '내용', schema: v.string() }),
    account: line({ label: '계좌', schema: v.string(), secret: true }),
  },
};
type Kept = NonNullable<Awaited<ReturnType<DraftCalls['read']>>>;
type Input = Parameters<DraftCalls['save']>[0];

/** The server's rules, as its suite has them. */
function server() {
  let draft: Kept | null = null;
  let versions = 100;
  const saves: Input[] = [];
  const keep = (input: Input) => {
    saves.push(input);
    const { base, writer, key, values } = input;
    if (draft && draft.version !== base && draft.writer !== writer) return null;
    const savedAt = '2026-11-27T05:10:00Z';
    draft =
      values === null
        ? null
        : { version: ++versions, writer, key, values, savedAt, elsewhere: true };
    return draft?.version ?? 0;
  };
  return {
    saves,
    values: () => draft?.values ?? null,
    /** Its answer never comes. */
    down: false,
    read() {
      return this.down ? Promise.reject(new Error('down')) : Promise.resolve(draft);
    },
    save(input: Input) {
      return this.down ? Promise.reject(new Error('down')) : Promise.resolve(keep(input));
    },
    saveLeaving(input: Input) {
      keep(input);
      return true;
    },
    receive: () => (draft = null),
  };
}
type Server = ReturnType<typeof server>;

/** A tab with the form open: its session storage is its own. */
async function open(at: Server, storage: Record<string, string> = {}) {
  sessionStorage.clear();
  for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value);
  const store = createDraftStore(form);
  store.meet(HANEUL);
  const sync = createDraftSync(form, store, '1001', at);
  const stop = sync.start();
  await settle();
  return { store, sync, stop, storage: () => ({ ...sessionStorage }) };
}
/** Lets promises settle; no time passes. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const hide = () => window.dispatchEvent(new Event('pagehide'));
const entered = (title: string, text = '') =>
  JSON.stringify(text === '' ? { title } : { title, text });

const stops: (() => void)[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
async function tab(...of: Parameters<typeof open>) {
  const opened = await open(...of);
  stops.push(opened.stop);
  return opened;
}
/** Enters something, and goes on to the next step. */
async function write(
  { store, sync }: Pick<Awaited<ReturnType<typeof open>>, 'store' | 'sync'>,
  entries: Record<string, string>,
) {
  store.change(entries);
  sync.save();
  await settle();
}

test('saves when the customer has gone on to another field, not with each key, and all at once', async () => {
  const at = server();
  const { store } = await tab(at);
  for (const title of ['소', '소리', '소리가 큽니다']) store.change({ title });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(at.saves).toEqual([]);
  store.change({ text: '밤' });
  store.change({ text: '밤에' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(at.saves.map(({ values }) => values)).toEqual([entered('소리가 큽니다', '밤에')]);
});

test('saves at each step and when the page is hidden, and never the same twice', async () => {
  const at = server();
  const { store, sync } = await tab(at);
  await write({ store, sync }, { title: '소리가 큽니다' });
  hide();
  expect(at.saves).toHaveLength(1);
  expect(at.saves[0]).toMatchObject({ title: '1:1 문의', href: '/customer/qna?step=1' });
  store.change({ text: '밤에' });
  hide();
  hide();
  expect(at.saves.map(({ values }) => values)).toEqual([
    entered('소리가 큽니다'),
    entered('소리가 큽니다', '밤에'),
  ]);
});

test('with Save-Data saves at steps alone', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const at = server();
  const { store, sync } = await tab(at);
  Object.assign(navigator, { connection: undefined });
  store.change({ title: '소리' });
  store.change({ text: '밤에' });
  await jest.advanceTimersByTimeAsync(60_000);
  hide();
  expect(at.saves).toEqual([]);
  sync.save();
  expect(at.saves).toHaveLength(1);
});

test('sends no account number, and nothing that only the page has filled in', async () => {
  const at = server();
  const { store, sync } = await tab(at);
  const begin = { title: '[추가 문의]' };
  store.fill(begin);
  sync.beginsWith(begin);
  store.change({ account: '110123456789' });
  hide();
  expect(at.saves).toEqual([]);
  store.change({ text: '밤에' });
  hide();
  expect(JSON.stringify(at.saves)).not.toContain('110123456789');
});

test('is offered in another tab and taken with its key; then that tab goes on', async () => {
  const at = server();
  const phone = await tab(at);
  await write(phone, { title: '소리가 큽니다' });
  const { key } = phone.store.get();
  const desk = await tab(at);
  expect(desk.sync.offer()).toEqual({
    savedAt: '2026-11-27T05:10:00Z',
    elsewhere: true,
    replaces: false,
  });
  expect(desk.store.get().draft['title']).toBe('');
  desk.sync.take();
  expect(desk.store.get()).toMatchObject({ draft: { title: '소리가 큽니다' }, key, taken: 1 });
  expect(desk.sync.offer()).toBeNull();
  await write(desk, { text: '낮에도' });
  expect(at.values()).toBe(entered('소리가 큽니다', '낮에도'));
  expect(at.saves.at(-1)?.key).toBe(key);
});

test('an older tab never replaces what another has saved since: it offers that, and may keep its own', async () => {
  const at = server();
  const phone = await tab(at);
  await write(phone, { title: '소리가 큽니다' });
  const desk = await tab(at);
  desk.sync.take();
  await write(desk, { text: '책상에서' });
  await write(phone, { text: '전화에서' });
  expect(at.values()).toBe(entered('소리가 큽니다', '책상에서'));
  expect(phone.sync.offer()).toMatchObject({ replaces: true });
  const before = at.saves.length;
  phone.store.change({ text: '전화에서 더' });
  phone.sync.save();
  hide();
  expect(at.saves).toHaveLength(before);
  phone.sync.keep();
  await settle();
  expect(phone.sync.offer()).toBeNull();
  expect(at.values()).toBe(entered('소리가 큽니다', '전화에서 더'));
});

test('to begin anew deletes what the other device had', async () => {
  const at = server();
  const phone = await tab(at);
  await write(phone, { title: '소리가 큽니다' });
  const desk = await tab(at);
  desk.sync.keep();
  await settle();
  expect(at.values()).toBeNull();
  expect(desk.store.get().draft['title']).toBe('');
});

test('a reload is no other device, also when the page was left without an answer', async () => {
  const at = server();
  const before = await tab(at);
  before.store.change({ title: '소리가 큽니다' });
  hide();
  before.store.change({ title: '소리가 아주 큽니다' });
  const after = await tab(at, before.storage());
  expect(after.sync.offer()).toBeNull();
  expect(after.store.get().draft['title']).toBe('소리가 아주 큽니다');
});

test('another member’s knowledge of the tab is not taken over', async () => {
  const at = server();
  const before = await tab(at);
  before.store.change({ title: '소리가 큽니다' });
  hide();
  const [first] = at.saves;
  sessionStorage.clear();
  sessionStorage.setItem(
    'portal.draft.qna.server',
    before.storage()['portal.draft.qna.server'] ?? '',
  );
  const store = createDraftStore(form);
  const other = createDraftSync(form, store, '1002', at);
  store.meet(member('1002'));
  store.change({ title: '다른 사람' });
  other.save();
  await settle();
  expect(at.saves.at(-1)?.writer).not.toBe(first?.writer);
  expect(at.values()).toBe(entered('소리가 큽니다'));
});

test('after the form was sent nothing is saved; emptied by hand it is deleted', async () => {
  const at = server();
  const { store, sync } = await tab(at);
  await write({ store, sync }, { title: '소리가 큽니다' });
  await write({ store, sync }, { title: '' });
  expect(at.saves.at(-1)?.values).toBeNull();
  await write({ store, sync }, { title: '다시' });
  const count = at.saves.length;
  at.receive();
  store.clear();
  sync.save();
  hide();
  expect(at.saves).toHaveLength(count);
});

test('the form goes on without the server, and the next save has everything', async () => {
  const at = server();
  at.down = true;
  const { store, sync } = await tab(at);
  await write({ store, sync }, { title: '소리가 큽니다' });
  expect(store.get().draft['title']).toBe('소리가 큽니다');
  at.down = false;
  sync.save();
  await settle();
  expect(at.values()).toBe(entered('소리가 큽니다'));
});

test('storage or an answer that cannot be read holds nothing', async () => {
  const at = server();
  const broken = await tab(at, { 'portal.draft.qna.server': '{' });
  await write(broken, { title: '소리' });
  jest.spyOn(at, 'read').mockResolvedValue({
    version: 900,
    writer: 'x'.repeat(36),
    key: 'k'.repeat(36),
    values: 'no JSON',
    savedAt: '2026-11-27T05:10:00Z',
    elsewhere: true,
  });
  const other = await tab(at);
  other.sync.take();
  expect(other.store.get().draft).toEqual({ title: '', text: '', account: '' });
});
