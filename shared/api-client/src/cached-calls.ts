import { isPersonal, type AnswerOf, type Endpoint, type InputOf } from '@portal/contract';
import axios from 'axios';
import { entryIn, type Call, type Calls } from './api.ts';
import { createCaller, type Caller, type CallWatch } from './caller.ts';
import { followedAnswers, type FollowedAnswer } from './followed-answers.ts';

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
  /**
   * Reads what a component needs beside its page's data. Components share an answer, and one about a person is kept only
   * while a component follows it.
   */
  follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>): FollowedAnswer<AnswerOf<E>>;
  /** Drops cached answers of these kinds, which a change has made stale; those that are followed are fetched again. */
  forget(kinds: readonly string[]): void;
}

/** How long an answer for everyone is kept. */
export const ANSWER_KEPT_MS = 60_000;

/** An answer for everyone, or the call that is fetching it. */
interface Kept {
  kind: string;
  answer: Promise<unknown>;
  /** The answer once it is here. */
  value: unknown;
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
  const followed = followedAnswers();

  const keyOf = ({ kind }: Endpoint, input: unknown) => `${kind} ${JSON.stringify(input)}`;
  const entryOf = <E extends Endpoint>(call: Call<E>): E => {
    const entry = entryIn(entries, call);
    if (isPersonal(entry)) onPersonal();
    return entry;
  };
  const dropOld = () => {
    const now = Date.now();
    for (const [key, { until }] of cache) if (until <= now) cache.delete(key);
  };

  function fetchFor(key: string, entry: Endpoint, input: unknown, ahead?: boolean): Kept {
    const own = new AbortController();
    const drop = () => {
      if (cache.get(key) === kept) cache.delete(key);
    };
    const kept: Kept = {
      kind: entry.kind,
      answer: caller.call(entry, input, { signal: own.signal, beside: ahead }),
      value: undefined,
      waiting: 0,
      abort() {
        // Dropped at once: the next load must not wait for a call that is being aborted.
        drop();
        own.abort();
      },
      until: Infinity,
    };
    kept.answer.then((value) => {
      kept.value = value;
      kept.until = Date.now() + ANSWER_KEPT_MS;
    }, drop);
    cache.set(key, kept);
    return kept;
  }

  /** The answer for everyone, or the call that is fetching it. */
  async function shareOf(entry: Endpoint, input: unknown, signal: AbortSignal, ahead?: boolean) {
    dropOld();
    const key = keyOf(entry, input);
    const kept = cache.get(key) ?? fetchFor(key, entry, input, ahead);
    kept.waiting++;
    try {
      return await unlessAborted(kept.answer, signal);
    } finally {
      kept.waiting--;
      if (signal.aborted && kept.waiting === 0 && kept.until === Infinity) kept.abort();
    }
  }

  return {
    caller,
    entryOf,

    async query<E extends Endpoint>(
      call: Call<E>,
      input: InputOf<E>,
      signal: AbortSignal,
      ahead?: boolean,
    ): Promise<AnswerOf<E>> {
      const entry = entryIn(entries, call);
      signal.throwIfAborted();
      if (isPersonal(entry)) return caller.call(entry, input, { signal });
      return (await shareOf(entry, input, signal, ahead)) as AnswerOf<E>;
    },

    follow<E extends Endpoint>(call: Call<E>, input: InputOf<E>) {
      const entry = entryOf(call);
      const key = keyOf(entry, input);
      return followed.follow<AnswerOf<E>>({
        key,
        kind: entry.kind,
        cached() {
          dropOld();
          return cache.get(key)?.value as AnswerOf<E> | undefined;
        },
        fetch(signal, again) {
          if (again) cache.delete(key);
          // Beside, because the page's own load may read the same kind at the same time.
          return isPersonal(entry)
            ? caller.call(entry, input, { signal, beside: true })
            : (shareOf(entry, input, signal, true) as Promise<AnswerOf<E>>);
        },
      });
    },

    forget(kinds) {
      for (const [key, { kind }] of cache) if (kinds.includes(kind)) cache.delete(key);
      followed.refetch(kinds);
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
