import { apiError } from './api-error.ts';
import type { AnswerState, FollowedAnswer, SectionCalls } from './section-calls.ts';

const WAITING: AnswerState<never> = { data: undefined, error: undefined, fetching: true };
const FAILED: AnswerState<never> = {
  data: undefined,
  error: apiError({ code: 'NETWORK' }),
  fetching: false,
};

/** An answer that is followed as soon as the calls' code has loaded. */
function lateAnswer<Answer>(open: () => Promise<FollowedAnswer<Answer>>): FollowedAnswer<Answer> {
  let inner: FollowedAnswer<Answer> | null = null;
  let failed = false;
  const listeners = new Map<() => void, (() => void) | null>();
  const tell = () => {
    for (const listener of listeners.keys()) listener();
  };
  const load = () =>
    open().then(
      (opened) => {
        inner = opened;
        for (const listener of listeners.keys())
          listeners.set(listener, opened.subscribe(listener));
        tell();
      },
      () => {
        failed = true;
        tell();
      },
    );
  return {
    get: () => inner?.get() ?? (failed ? FAILED : WAITING),
    subscribe(listener) {
      if (listeners.size === 0 && !inner) void load();
      listeners.set(listener, inner?.subscribe(listener) ?? null);
      return () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
    },
    refetch() {
      if (inner) return inner.refetch();
      failed = false;
      tell();
      void load();
    },
  };
}

/**
 * Calls whose code loads with the first of them, because no page needs it to hydrate. If the code cannot be loaded,
 * the call fails as without a network, and the next one tries again.
 */
export function lateCalls(load: () => Promise<SectionCalls>): SectionCalls {
  let calls: SectionCalls | null = null;
  let loading: Promise<SectionCalls> | null = null;
  const loaded = () =>
    (loading ??= load().then(
      (ready) => (calls = ready),
      () => {
        loading = null;
        throw apiError({ code: 'NETWORK' });
      },
    ));
  return {
    entryOf: async (call) => (await loaded()).entryOf(call),
    async query(call, input, signal) {
      const ready = await loaded();
      signal.throwIfAborted();
      return ready.query(call, input, signal);
    },
    follow: (call, input) =>
      calls?.follow(call, input) ?? lateAnswer(async () => (await loaded()).follow(call, input)),
    async send(call, input, options) {
      const ready = await loaded();
      options?.signal?.throwIfAborted();
      return ready.send(call, input, options);
    },
    // Code that is not loaded yet has no answers to forget.
    forget: (kinds) => calls?.forget(kinds),
  };
}
