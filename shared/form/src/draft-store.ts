import type { SessionState } from '@portal/host';

/** How long something that was not sent is kept. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** A draft consists of texts and lists of texts: no file, nothing that JSON changes. */
export type DraftValues<V> = { [Name in keyof V]: string | readonly string[] };

export interface DraftSnapshot<V> {
  draft: V;
  /** Names the submission: kept with the draft. Empty until `ready`. */
  key: string;
  /** It is known whose draft this is; until then it shows what was typed meanwhile. */
  ready: boolean;
}

/** What session storage holds. `userIdx` is null for a visitor's. */
interface Kept {
  userIdx: string | null;
  at: number;
  key: string;
  /** The key has received something else: whatever is changed next is another submission. */
  spent: boolean;
  values: Record<string, unknown>;
}

/** Who somebody is, as far as a draft is concerned; null for a visitor. */
const ownerOf = (session: Exclude<SessionState, { is: 'unknown' }>): string | null =>
  session.is === 'member' ? (session.user.userIdx ?? session.user.userName) : null;

/** Fields this release knows, of the kind it knows them as. */
function sift<V extends DraftValues<V>>(values: Record<string, unknown>, empty: V): V {
  const isList = (value: unknown) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string');
  const fits = ([name, blank]: [string, unknown]) =>
    Array.isArray(blank) ? isList(values[name]) : typeof values[name] === 'string';
  const known = Object.entries(empty)
    .filter(fits)
    .map(([name]) => [name, values[name]]);
  return { ...empty, ...(Object.fromEntries(known) as Partial<V>) };
}

function readKept(place: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}

/** Storage may be forbidden or full: the draft then lives as long as the page's code. */
function tryStorage(work: (storage: Storage) => void): void {
  try {
    work(sessionStorage);
  } catch {
    // In memory it is kept all the same.
  }
}

/** One draft of a tab: typed into here, kept in session storage, shown to whom it belongs. */
export function createDraftStore<V extends DraftValues<V>>(name: string, empty: V) {
  const place = `portal.draft.${name}`;
  const initial: DraftSnapshot<V> = { draft: empty, key: '', ready: false };
  const listeners = new Set<() => void>();
  let snapshot = initial;
  let owner: string | null = null;
  let spent = false;
  let at = 0;

  const show = (next: Partial<DraftSnapshot<V>>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const save = () => {
    const kept = { userIdx: owner, at, key: snapshot.key, spent, values: snapshot.draft };
    tryStorage((storage) => storage.setItem(place, JSON.stringify(kept)));
  };
  const begin = () => {
    tryStorage((storage) => storage.removeItem(place));
    spent = false;
    at = Date.now();
    show({ draft: empty, key: crypto.randomUUID(), ready: true });
  };

  /** The first time it is known who is there: what was kept, under what has been typed meanwhile. */
  const open = (who: string | null) => {
    const kept = readKept(place);
    const mine = kept !== null && (kept.userIdx === null || kept.userIdx === who);
    const typed = Object.entries(snapshot.draft).filter(
      ([field, value]) => value !== empty[field as keyof V],
    );
    owner = who;
    spent = mine && kept.spent;
    at = mine ? kept.at : Date.now();
    show({
      draft: {
        ...(mine ? sift(kept.values, empty) : empty),
        ...(Object.fromEntries(typed) as Partial<V>),
      },
      key: mine ? kept.key : crypto.randomUUID(),
      ready: true,
    });
    if (mine || typed.length > 0) save();
    // A visitor may be the member whose session has ended: what is not theirs to see stays there.
    else if (who !== null) tryStorage((storage) => storage.removeItem(place));
  };

  return {
    initial,
    get: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears who is there: now, and whenever that changes. */
    meet(session: SessionState) {
      if (session.is === 'unknown') return;
      const who = ownerOf(session);
      if (!snapshot.ready) return open(who);
      if (Date.now() - at > KEPT_MS) begin();
      // A session that ends leaves the open page as it is.
      if (who === null || who === owner) return;
      const adopted = owner === null;
      owner = who;
      if (adopted) save();
      else begin();
    },
    /** Takes what was typed or chosen. */
    change(patch: Partial<V>) {
      const draft = { ...snapshot.draft, ...patch };
      if (JSON.stringify(draft) === JSON.stringify(snapshot.draft)) return;
      if (!snapshot.ready) return show({ draft });
      at = Date.now();
      show({ draft, ...(spent && { key: crypto.randomUUID() }) });
      spent = false;
      save();
    },
    /** The key was refused, because something else has come under it. */
    spend() {
      spent = true;
      save();
    },
    /** It has been received, or given up: the next is another one. */
    clear: begin,
  };
}
