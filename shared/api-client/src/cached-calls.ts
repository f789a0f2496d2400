import { isPersonal, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import axios from 'axios';
import { entryIn, type Call, type Calls } from './api.ts';
import { createCaller, type Caller, type CallWatch } from './caller.ts';

/** The calls of one section, for as long as its tab lives. */
export interface SectionCalls {
  /** Sends what changes something, or a file. */
  caller: Caller;
  entryOf<E extends Endpoint>(call: Call<E>): E;
  /**
   * Reads for a page's load. With `ahead`, before the load: it then finds the answer in the cache.
   * @throws ApiError, or an AbortError once `signal` fires
   */
  query<E extends Endpoint>(
    call: Call<E>,
    input: InputOf<E>,
    signal: AbortSignal,
    ahead?: boolean,
  ): Promise<AnswerOf<E>>;
  /** Drops cached answers of these kinds, which a change has made stale. */
  forget(kinds: readonly string[]): void;
}

/** How long an answer for everyone is kept. */
export const ANSWER_KEPT_MS = 60_000;

/** An answer for everyone, or the call that is fetching it. */
interface Kept {
  kind: string;
  answer: Promise<unknown>;
  /** The number of loads that wait for the answer. Once the last of them is aborted, so is the call. */
  waiting: number;
  abort(): void;
  /** When the answer is dropped, in ms since 1970; Infinity while the call runs. */
  until: number;
}

/**
 * The calls of a section in the browser. Answers that are the same for everyone are cached by their input, and loads that ask for
 * the same at the same time share one call. Answers about a person are never cached: each load sends a call of its own.
 * @param onPersonal called whenever a call about a person is looked up, which its senders do just before they send it
 */
export function cachedCalls(
  caller: Caller,
  entries: Calls,
  onPersonal: () => void = () => {},
): SectionCalls {
  const cache = new Map<string, Kept>();

  function fetchFor(key: string, entry: Endpoint, input: unknown, ahead?: boolean): Kept {
    const own = new AbortController();
    const drop = () => {
      if (cache.get(key) === kept) cache.delete(key);
    };
    const kept: Kept = {
      kind: entry.kind,
      answer: caller.call(entry, input, { signal: own.signal, beside: ahead }),
      waiting: 0,
      abort() {
        // Dropped at once: the next load must not wait for a call that is being aborted.
        drop();
        own.abort();
      },
      until: Infinity,
    };
    kept.answer.then(() => (kept.until = Date.now() + ANSWER_KEPT_MS), drop);
    cache.set(key, kept);
    return kept;
  }

  function keptFor(entry: Endpoint, input: unknown, ahead?: boolean): Kept {
    const now = Date.now();
    for (const [key, { until }] of cache) if (until <= now) cache.delete(key);
    const key = `${entry.kind} ${JSON.stringify(input)}`;
    return cache.get(key) ?? fetchFor(key, entry, input, ahead);
  }

  return {
    caller,
    entryOf(call) {
      const entry = entryIn(entries, call);
      if (isPersonal(entry)) onPersonal();
      return entry;
    },

    async query<E extends Endpoint>(
      call: Call<E>,
      input: InputOf<E>,
      signal: AbortSignal,
      ahead?: boolean,
    ): Promise<AnswerOf<E>> {
      const entry = entryIn(entries, call);
      signal.throwIfAborted();
      if (isPersonal(entry)) return caller.call(entry, input, { signal });
      const kept = keptFor(entry, input, ahead);
      kept.waiting++;
      try {
        return (await unlessAborted(kept.answer, signal)) as AnswerOf<E>;
      } finally {
        kept.waiting--;
        if (signal.aborted && kept.waiting === 0 && kept.until === Infinity) kept.abort();
      }
    },

    forget(kinds) {
      for (const [key, { kind }] of cache) if (kinds.includes(kind)) cache.delete(key);
    },
  };
}

/** @throws the signal's reason once it fires */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The calls of a section in the browser, which the API knows by the section's name. */
export const sectionCalls = (
  name: string,
  entries: Calls,
  watch: CallWatch,
  onPersonal: () => void,
): SectionCalls =>
  cachedCalls(
    createCaller(axios.create({ headers: { 'x-portal-client': name } }), watch),
    entries,
    onPersonal,
  );
