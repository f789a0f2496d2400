import { DRAFTS, sessionStore } from '@portal/browser';
import { DRAFT_KEPT_MS } from '@portal/contract';
import type { SessionState } from '@portal/host';
import type { AnyForm, Draft, Fields } from './definition.ts';

export interface DraftSnapshot {
  draft: Draft;
  /** Names the submission: kept with the draft. Empty until `ready`. */
  key: string;
  /** The form's `question` has been asked for what the draft holds now, and nothing speaks against sending. */
  confirmed: boolean;
  /** Counts the drafts that were taken from the server: what shows the fields begins again with each. */
  taken: number;
  /** The session is known. Until then the draft holds only what was typed since the page opened. */
  ready: boolean;
}

/** A form that the customer has begun: its title and the address of its first step. */
export interface KeptDraft {
  title: string;
  href: string;
}

/** A begun form as lists have it. */
export interface BegunHere extends KeptDraft {
  form: string;
  /** The server had it when this tab last heard of it: if it is there no more, it was sent, or emptied, elsewhere. */
  wasAtServer: boolean;
}

/** What session storage holds. `userIdx` is null for a visitor's. */
interface Kept {
  userIdx: string | null;
  at: number;
  key: string;
  /** The server knows the key with another body. */
  spent: boolean;
  /** Drafts of older releases have none. */
  confirmed?: boolean;
  values: Record<string, unknown>;
  /** Null until the customer enters something. */
  form: KeptDraft | null;
}

/** Who somebody is, as far as a draft is concerned; null for a visitor. */
export const ownerOf = (session: Exclude<SessionState, { is: 'unknown' }>): string | null =>
  session.is === 'member' ? (session.user.userIdx ?? session.user.userName) : null;

const isText = (value: unknown) => typeof value === 'string';

/** The fields that this release knows, of the kind that it knows them as. */
const sift = (values: Record<string, unknown>, fields: Fields): Draft =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { accepts = isText, blank }]) => {
      const value = values[name];
      return [name, accepts(value) ? (value as Draft[string]) : blank];
    }),
  );

function readKept(place: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStore.get(place) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < DRAFT_KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}

const mayOpen = (kept: Kept | null, who: string | null): kept is Kept =>
  kept !== null && (kept.userIdx === null || kept.userIdx === who);

/** Whether the server had the draft at `place` (elsewhere/draft-sync.ts). */
function wasAtServer(place: string, who: string | null): boolean {
  try {
    const known = Object(JSON.parse(sessionStore.get(`${place}.server`) ?? 'null')) as {
      who?: string;
      version?: number;
    };
    return known.who === who && Number(known.version) > 0;
  } catch {
    return false;
  }
}

/** The forms that this customer has begun in this tab and not sent; none until the session is known. */
export function draftsOf(session: SessionState): BegunHere[] {
  if (session.is === 'unknown') return [];
  const who = ownerOf(session);
  const places = sessionStore.keys().filter((key) => key.startsWith(DRAFTS));
  return places.flatMap((place) => {
    const kept = readKept(place);
    if (!mayOpen(kept, who) || !kept.form) return [];
    const form = place.slice(DRAFTS.length);
    return [{ ...kept.form, form, wasAtServer: wasAtServer(place, who) }];
  });
}

type DraftedForm = Pick<AnyForm, 'name' | 'title' | 'fields' | 'hrefOf'>;

/**
 * One draft of a tab, kept in session storage and shown only to its owner. Where storage is forbidden or full,
 * it lives as long as the tab.
 */
export function createDraftStore({ name, title, fields, hrefOf }: DraftedForm) {
  const empty = sift({}, fields);
  const place = `${DRAFTS}${name}`;
  const initial: DraftSnapshot = {
    draft: empty,
    key: '',
    confirmed: false,
    taken: 0,
    ready: false,
  };
  const listeners = new Set<() => void>();
  let snapshot = initial;
  let owner: string | null = null;
  let spent = false;
  let at = 0;

  const isEmpty = () => JSON.stringify(snapshot.draft) === JSON.stringify(empty);
  const show = (next: Partial<DraftSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const save = () => {
    const values = Object.fromEntries(
      Object.entries(snapshot.draft).filter(([field]) => !fields[field]?.secret),
    );
    const form = isEmpty() ? null : { title, href: hrefOf(1) };
    const { key, confirmed } = snapshot;
    const kept: Kept = { userIdx: owner, at, key, spent, confirmed, values, form };
    sessionStore.set(place, JSON.stringify(kept));
  };
  const begin = () => {
    sessionStore.remove(place);
    spent = false;
    at = Date.now();
    show({ draft: empty, key: crypto.randomUUID(), confirmed: false, ready: true });
  };

  /** Opens the draft of `who`, once it is known who is there; what was typed until then wins over what was kept. */
  const open = (who: string | null) => {
    const kept = readKept(place);
    const mine = mayOpen(kept, who);
    const typed = Object.entries(snapshot.draft).filter(([field, value]) => value !== empty[field]);
    owner = who;
    spent = mine && kept.spent;
    at = mine ? kept.at : Date.now();
    show({
      draft: { ...(mine ? sift(kept.values, fields) : empty), ...Object.fromEntries(typed) },
      key: mine ? kept.key : crypto.randomUUID(),
      confirmed: mine && kept.confirmed === true && typed.length === 0,
      ready: true,
    });
    if (mine || typed.length > 0) save();
    // A visitor may be the member whose session has ended: the draft stays, hidden.
    else if (who !== null) sessionStore.remove(place);
  };

  return {
    initial,
    get: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the session. */
    meet(session: SessionState) {
      if (session.is === 'unknown') return;
      const who = ownerOf(session);
      if (!snapshot.ready) return open(who);
      if (Date.now() - at >= DRAFT_KEPT_MS) begin();
      // A session that ends leaves the open page as it is.
      if (who === null || who === owner) return;
      const adopted = owner === null;
      owner = who;
      if (adopted) save();
      else begin();
    },
    /** Takes what was typed or chosen. */
    change(patch: Draft) {
      const draft = { ...snapshot.draft, ...patch };
      if (JSON.stringify(draft) === JSON.stringify(snapshot.draft)) return;
      if (!snapshot.ready) return show({ draft });
      at = Date.now();
      show({ draft, confirmed: false, ...(spent && { key: crypto.randomUUID() }) });
      spent = false;
      save();
    },
    /** Fills an empty draft. A draft with entries stays as it is. */
    fill(values: Draft) {
      if (snapshot.ready && isEmpty()) this.change(values);
    },
    /** Takes what this customer has entered elsewhere, under the key that it has there, in place of what is here. */
    adopt(values: Draft, key: string) {
      at = Date.now();
      spent = false;
      const { taken } = snapshot;
      show({ draft: sift(values, fields), key, confirmed: false, taken: taken + 1 });
      save();
    },
    /** The server knows this key with another body: the next change takes a new one. */
    spend() {
      spent = true;
      save();
    },
    /** The form's `question` need not be asked again, nor after a reload, before the draft changes. */
    confirm() {
      show({ confirmed: true });
      save();
    },
    /** Starts a new draft: this one was received. */
    clear: begin,
  };
}
export type DraftStore = ReturnType<typeof createDraftStore>;
