import { DRAFTS, savesData, sessionStore } from '@portal/browser';
import type { AnswerOf, InputOf, readDraft, saveDraft } from '@portal/contract';
import type { AnyForm, Draft } from '../definition.ts';
import type { DraftStore } from '../draft-store.ts';

/** Entries that are made within this time are saved together. */
const TOGETHER_MS = 2000;
/** The text of a draft without entries. */
const NOTHING = '{}';

type Found = NonNullable<AnswerOf<typeof readDraft>['draft']>;
type Saved = InputOf<typeof saveDraft>;

/** The calls, as the form's remote sends them. @throws ApiError */
export interface DraftCalls {
  read(form: string): Promise<Found | null>;
  save(input: Saved): Promise<number | null>;
  /** The same while the page goes away: nobody hears the answer. @returns false if it could not be sent */
  saveLeaving(input: Saved): boolean;
}

/** A draft that another tab or device has saved: the customer chooses between it and what is here. */
export interface Offer {
  /** ISO 8601. */
  savedAt: string;
  elsewhere: boolean;
  /** The form here has entries of its own, which would go. */
  replaces: boolean;
}

/** What the tab knows of the draft at the server, kept beside the tab's own draft. */
interface Known {
  who: string;
  /** Names this form in this tab: what it saves is never a surprise to it. */
  writer: string;
  version: number;
  /** What the server has, and the key that it has it under. */
  text: string;
  key: string;
}

function readKnown(place: string, who: string): Known {
  const fresh = { who, writer: crypto.randomUUID(), version: 0, text: NOTHING, key: '' };
  try {
    const known = JSON.parse(sessionStore.get(place) ?? 'null') as Known | null;
    return known?.who === who ? known : fresh;
  } catch {
    return fresh;
  }
}

const valuesIn = (text: string): Draft => {
  try {
    return Object(JSON.parse(text)) as Draft;
  } catch {
    return {};
  }
};

/**
 * Keeps the draft of a member's open form at the server too: when they go on to another field or step, and when the page is
 * hidden; with Save-Data at each step alone. If another tab or device has saved since, its draft is not replaced: the customer is
 * asked which of the two to go on with, and nothing is saved until they have answered or gone on to the next step. A call that fails changes nothing in the form.
 */
export function createDraftSync(
  { name, title, fields, hrefOf }: Pick<AnyForm, 'name' | 'title' | 'fields' | 'hrefOf'>,
  store: DraftStore,
  who: string,
  calls: DraftCalls,
) {
  const place = `${DRAFTS}${name}.server`;
  const form = { form: name, title, href: hrefOf(1) };
  const listeners = new Set<() => void>();
  let known = readKnown(place, who);
  let found: Found | null = null;
  let offer: Offer | null = null;
  /** What the page fills an empty form with. */
  let begin: Draft = {};
  /** The field that was changed last since the latest save. */
  let editing: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The entries that may be kept: no account or card number, and no field that is as it began. */
  const textOf = (draft: Draft) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(fields).flatMap(([field, { blank, secret }]) => {
          const value = draft[field] ?? blank;
          const isBlank = JSON.stringify(value) === JSON.stringify(blank);
          return secret || isBlank ? [] : [[field, value]];
        }),
      ),
    );
  const textHere = () => textOf(store.get().draft);
  /** Whether the customer has entered something, beside what the page has filled in. */
  const isBegun = () => ![NOTHING, textOf(begin)].includes(textHere());

  const know = (next: Partial<Known>) => {
    known = { ...known, ...next };
    sessionStore.set(place, JSON.stringify(known));
  };
  const show = (next: Found | null) => {
    found = next;
    offer = next && {
      savedAt: next.savedAt,
      elsewhere: next.elsewhere,
      replaces: isBegun(),
    };
    for (const listener of listeners) listener();
  };

  /** Takes note of what the server has. */
  const meet = (next: Found | null) => {
    if (!next) {
      know({ version: 0, text: NOTHING });
      return show(null);
    }
    const { version, writer, values, key } = next;
    const isOurs = writer === known.writer || version === known.version || values === textHere();
    if (!isOurs) return show(next);
    know({ version, text: values, key });
    show(null);
  };
  const read = async () => {
    const { key, ready } = store.get();
    const next = await calls.read(name);
    // It was sent or cleared meanwhile.
    if (ready && key === store.get().key) meet(next);
  };

  /** What is to be saved; null where the server has it, or nobody has entered anything. */
  const due = (): Saved | null => {
    clearTimeout(timer);
    timer = undefined;
    editing = null;
    const { key, ready } = store.get();
    const text = textHere();
    if (!ready || offer || text === known.text) return null;
    if (known.text === NOTHING && !isBegun()) return null;
    if (text === NOTHING && key !== known.key) {
      // The form was sent: the server has deleted its draft.
      know({ version: 0, text: NOTHING });
      return null;
    }
    const { version: base, writer } = known;
    return { ...form, base, writer, key, values: text === NOTHING ? null : text };
  };
  const send = async (input: Saved) => {
    const version = await calls.save(input);
    if (version === null) return read();
    know({ version, text: input.values ?? NOTHING, key: input.key });
  };
  // Without an answer the form goes on as it is, and the next save has everything.
  const save = () => {
    const input = due();
    if (input) void send(input).catch(() => {});
  };
  const saveLeaving = () => {
    const input = due();
    if (!input || !calls.saveLeaving(input)) return;
    // The version stays: a later save of the same writer is taken without it.
    know({ text: input.values ?? NOTHING, key: input.key });
  };

  return {
    offer: () => offer,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** What the page fills an empty form with; it is no entry of the customer. */
    beginsWith(values: Draft) {
      begin = values;
    },
    save,
    /** Takes what the other device has, with its key. */
    take() {
      if (!found) return;
      const { values, key, version } = found;
      store.adopt(valuesIn(values), key);
      know({ version, text: textHere(), key });
      show(null);
    },
    /** Goes on with what is here, if anything is: the next save replaces the other draft. */
    goOn() {
      if (!found || textHere() === NOTHING) return;
      const { version, values } = found;
      know({ version, text: values, key: store.get().key });
      show(null);
    },
    /** Goes on with what is here; the other draft goes. */
    keep() {
      if (!found) return;
      const { version, values } = found;
      know({ version, text: values, key: store.get().key });
      const isEmpty = !isBegun();
      show(null);
      if (!isEmpty) return save();
      const { writer, key } = known;
      void send({ ...form, base: version, writer, key, values: null }).catch(() => {});
    },
    /** Asks what the server has, and follows the form. Returns an undo, which saves what is left. */
    start() {
      void read().catch(() => {});
      const onlySteps = savesData();
      let before = store.get().draft;
      const stop = store.subscribe(() => {
        const { draft } = store.get();
        const field = Object.keys(draft).find((each) => draft[each] !== before[each]);
        before = draft;
        if (field === undefined || onlySteps) return;
        if (editing !== null && editing !== field) timer ??= setTimeout(save, TOGETHER_MS);
        editing = field;
      });
      const onHide = () => {
        if (document.visibilityState === 'hidden' && !onlySteps) saveLeaving();
      };
      const onLeave = () => void (onlySteps || saveLeaving());
      document.addEventListener('visibilitychange', onHide);
      window.addEventListener('pagehide', onLeave);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', onHide);
        window.removeEventListener('pagehide', onLeave);
        save();
      };
    },
  };
}
