import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { api, type SessionState } from '@portal/host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { createDraftStore, draftsOf } from './draft-store.ts';
import { photos } from './fields/photos/photos.tsx';
import { line } from './fields/text.tsx';
import { inquiry } from './testing/inquiry.ts';
import { world } from './testing/world.tsx';
import { useDraft } from './use-draft.ts';

const VISITOR: SessionState = { is: 'visitor' };
const member = (userIdx: string | null, userName = '김하늘'): SessionState => ({
  is: 'member',
  user: {
    userIdx,
    userName,
    certifyState: true,
    isCertify: true,
    marketingAgree: false,
    corporate: false,
  },
});
const fields = {
  title: line({ label: '제목', schema: v.string() }),
  text: line({ label: '내용', schema: v.string() }),
  photos: photos({
    schema: v.array(v.string()),
    call: api.uploadPhoto,
  }),
};
const qna = {
  name: 'qna',
  title: '1:1 문의',
  hrefOf: (step: number) => `/customer/qna?step=${step}`,
};
const empty = { title: '', text: '', photos: [] };

/** A tab that is loaded: its code starts anew every time, its session storage does not. */
function load(session: SessionState) {
  const store = createDraftStore({ ...qna, fields });
  store.meet(session);
  return store;
}
let clock = Date.parse('2026-11-21T10:00:00Z');
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});
afterEach(() => void jest.restoreAllMocks());

const HANEUL = member('1001');

test('survives a reload, with its key', () => {
  const before = load(HANEUL);
  before.change({ title: '물이 샙니다', photos: ['a'] });
  const { key } = before.get();
  const after = load(HANEUL);
  expect(after.get()).toMatchObject({
    draft: { title: '물이 샙니다', text: '', photos: ['a'] },
    key,
    ready: true,
  });
});

test('a confirmed question is not asked again after a reload, and is after a change', () => {
  const before = load(HANEUL);
  before.change({ title: '물이 샙니다' });
  expect(before.get().confirmed).toBe(false);
  before.confirm();
  const after = load(HANEUL);
  expect(after.get()).toMatchObject({ confirmed: true, key: before.get().key });
  after.change({ title: '물이 넘칩니다' });
  expect([after.get().confirmed, load(HANEUL).get().confirmed]).toEqual([false, false]);
  after.confirm();
  after.clear();
  expect(after.get().confirmed).toBe(false);
});

test('a visitor’s is that of whoever logs in', () => {
  load(VISITOR).change({ title: '칭찬합니다' });
  expect(load(HANEUL).get().draft.title).toBe('칭찬합니다');
  expect(load(VISITOR).get().draft.title).toBe('');
  expect(load(HANEUL).get().draft.title).toBe('칭찬합니다');
});

test('is shown to nobody else, and gone once somebody else is there', () => {
  load(HANEUL).change({ title: '물이 샙니다' });
  expect(load(member('1002')).get().draft).toEqual(empty);
  expect(sessionStorage.getItem('portal.draft.qna')).toBeNull();
  expect(load(HANEUL).get().draft).toEqual(empty);
});

test('members without a customer number are told apart', () => {
  load(member(null, '이준호')).change({ title: '물이 샙니다' });
  expect(load(member(null, '박서연')).get().draft).toEqual(empty);
});

test('stays in the open page when the session ends', () => {
  const tab = load(HANEUL);
  tab.change({ title: '물이 샙니다' });
  tab.meet(VISITOR);
  tab.change({ text: '밤에 더 샙니다' });
  expect(tab.get().draft).toMatchObject({ title: '물이 샙니다', text: '밤에 더 샙니다' });
  expect(load(HANEUL).get().draft.text).toBe('밤에 더 샙니다');
});

test('goes from the open page when another member is there', () => {
  const tab = load(HANEUL);
  tab.change({ title: '물이 샙니다' });
  tab.meet(member('1002'));
  expect(tab.get().draft).toEqual(empty);
});

test('what is typed before it is known who is there lies over what was kept', () => {
  load(HANEUL).change({ title: '물이 샙니다', text: '조금' });
  const tab = load({ is: 'unknown' });
  expect(tab.get()).toMatchObject({ draft: empty, key: '', ready: false });
  tab.change({ text: '많이' });
  tab.meet(HANEUL);
  expect(tab.get()).toMatchObject({ draft: { title: '물이 샙니다', text: '많이' }, ready: true });
});

test('is forgotten after a day', () => {
  load(HANEUL).change({ title: '물이 샙니다' });
  clock += 24 * 60 * 60 * 1000 - 1;
  expect(load(HANEUL).get().draft.title).toBe('물이 샙니다');
  clock += 1;
  expect(load(HANEUL).get().draft).toEqual(empty);
});

test('is forgotten after a day in a tab that stays open, and in its storage', () => {
  const tab = load(HANEUL);
  tab.change({ title: '물이 샙니다' });
  const { key } = tab.get();
  clock += 24 * 60 * 60 * 1000 - 1;
  tab.meet(HANEUL);
  expect(tab.get().draft.title).toBe('물이 샙니다');
  clock += 1;
  tab.meet(HANEUL);
  expect(tab.get()).toMatchObject({ draft: empty, ready: true });
  expect(tab.get().key).not.toBe(key);
  expect(sessionStorage.getItem('portal.draft.qna')).toBeNull();
});

test('in an open tab a change begins its day again', () => {
  const tab = load(HANEUL);
  for (const title of ['물', '물이', '물이 샙니다']) {
    tab.change({ title });
    clock += 23 * 60 * 60 * 1000;
    tab.meet(HANEUL);
    expect(tab.get().draft.title).toBe(title);
  }
});

test('a logout, which clears the storage, leaves nothing', () => {
  load(HANEUL).change({ title: '물이 샙니다' });
  sessionStorage.clear();
  expect(load(HANEUL).get().draft).toEqual(empty);
});

test('a new release takes the fields it knows, of the kind it knows', () => {
  const values = { title: '물이 샙니다', text: ['list'], photos: 'text', colour: 'red' };
  sessionStorage.setItem(
    'portal.draft.qna',
    JSON.stringify({ userIdx: '1001', at: clock, key: 'k', spent: false, values }),
  );
  expect(load(HANEUL).get().draft).toEqual({ ...empty, title: '물이 샙니다' });
});

test.each(['{', '"text"', '{"at":0}'])('storage that holds %s holds nothing', async (text) => {
  sessionStorage.setItem('portal.draft.qna', text);
  expect(load(HANEUL).get().draft).toEqual(empty);
});

const form = inquiry('hook');
function Page() {
  const { draft, change } = useDraft(form);
  return (
    <input
      aria-label="제목"
      value={String(draft['title'])}
      onChange={(event) => change({ title: event.target.value })}
    />
  );
}

test('lives as long as the tab where storage is forbidden, also while the page is left', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { shell } = world(HANEUL);
  const { unmount } = render(<Page />, { wrapper: shell });
  await userEvent.type(screen.getByRole('textbox', { name: '제목' }), '물이 샙니다');
  unmount();
  render(<Page />, { wrapper: shell });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('물이 샙니다');
});

test('begins with the page’s values, unless the draft has entries', () => {
  const begin = { title: '[추가 문의] 물이 샙니다' };
  const empty = load(HANEUL);
  empty.fill(begin);
  expect(empty.get().draft.title).toBe(begin.title);
  empty.clear();
  empty.change({ text: '쓰던 글' });
  empty.fill(begin);
  expect(empty.get().draft).toMatchObject({ title: '', text: '쓰던 글' });
});

test('keeps an account or card number in the tab alone, never in storage', () => {
  const secretFields = {
    ...fields,
    title: line({ label: '계좌', schema: v.string(), secret: true }),
  };
  const open = () => {
    const store = createDraftStore({ ...qna, name: 'bank', fields: secretFields });
    store.meet(HANEUL);
    return store;
  };
  const tab = open();
  tab.change({ title: '110123456789', text: '그대로' });
  expect(tab.get().draft).toMatchObject({ title: '110123456789' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('110123456789');
  expect(open().get().draft).toMatchObject({ title: '', text: '그대로' });
});

test('its key is another one only after it was refused and something has changed, or was cleared', () => {
  const tab = load(HANEUL);
  tab.change({ title: '하나' });
  const { key } = tab.get();
  expect(key).toMatch(/^[\w-]{16,64}$/);
  tab.change({ title: '둘' });
  expect(tab.get().key).toBe(key);
  tab.spend();
  tab.change({ title: '둘' });
  expect(tab.get().key).toBe(key);
  const later = load(HANEUL);
  later.change({ title: '셋' });
  const next = later.get().key;
  expect(next).not.toBe(key);
  later.clear();
  expect(later.get()).toMatchObject({ draft: empty, ready: true });
  expect(later.get().key).not.toBe(next);
});

test('begun forms are listed for their owner with a link; empty and sent ones are not', () => {
  load(HANEUL).change({ title: '물이 샙니다' });
  expect(draftsOf(HANEUL)).toMatchObject([
    { title: '1:1 문의', href: '/customer/qna?step=1', form: 'qna', wasAtServer: false },
  ]);
  expect(draftsOf(member('1002'))).toEqual([]);
  expect(draftsOf(VISITOR)).toEqual([]);
  expect(draftsOf({ is: 'unknown' })).toEqual([]);
  const store = load(HANEUL);
  store.change({ title: '' });
  expect(draftsOf(HANEUL)).toEqual([]);
  store.change({ title: '물이 샙니다' });
  clock += 25 * 60 * 60 * 1000;
  expect(draftsOf(HANEUL)).toEqual([]);
  store.clear();
  expect(draftsOf(HANEUL)).toEqual([]);
});
