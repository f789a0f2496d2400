import type { ApiError } from './api-error.ts';

/** An answer as a component follows it. */
export interface AnswerState<Answer> {
  /** The newest answer; it stays while it is fetched again, and where that fails. */
  data: Answer | undefined;
  error: ApiError | undefined;
  fetching: boolean;
}

/** An answer that is fetched, and kept up to date, while someone is subscribed to it. */
export interface FollowedAnswer<Answer> {
  get(): AnswerState<Answer>;
  subscribe(listener: () => void): () => void;
  /** Fetches it again; a call that is still running is aborted. */
  refetch(): void;
}

/** Where a followed answer comes from. */
export interface AnswerSource<Answer> {
  /** Followers of the same key share an answer. */
  key: string;
  kind: string;
  /** The answer that the cache has, if it has one. */
  cached(): Answer | undefined;
  /** @param again true to send a new call even if the answer is cached or a call for it is running */
  fetch(signal: AbortSignal, again: boolean): Promise<Answer>;
}

const WAITING: AnswerState<never> = { data: undefined, error: undefined, fetching: true };

/** The state before the first fetch: the cached answer, or none and `fetching`. */
function stateBefore<Answer>({ cached }: AnswerSource<Answer>): AnswerState<Answer> {
  const data = cached();
  return data === undefined ? WAITING : { data, error: undefined, fetching: false };
}

/** One answer while it has followers. */
function shared<Answer>(source: AnswerSource<Answer>) {
  const listeners = new Set<() => void>();
  let state = stateBefore(source);
  let running = new AbortController();

  const say = (news: Partial<AnswerState<Answer>>) => {
    state = { ...state, ...news };
    for (const listener of listeners) listener();
  };
  const fetch = (again: boolean) => {
    running.abort();
    const { signal } = (running = new AbortController());
    if (!state.fetching) say({ fetching: true });
    source.fetch(signal, again).then(
      (answer) => {
        if (signal.aborted) return;
        // A poll that brings nothing new keeps the object, so that no component is rendered for it.
        const isNew = JSON.stringify(answer) !== JSON.stringify(state.data);
        say({ data: isNew ? answer : state.data, error: undefined, fetching: false });
      },
      (error: ApiError) => void (!signal.aborted && say({ error, fetching: false })),
    );
  };
  if (state.fetching) fetch(false);
  return { kind: source.kind, listeners, get: () => state, fetch, stop: () => running.abort() };
}

/** The answers that components of a section follow. Each is dropped, its call aborted, once its last follower has left. */
export function followedAnswers() {
  const followed = new Map<string, ReturnType<typeof shared>>();

  return {
    follow<Answer>(source: AnswerSource<Answer>): FollowedAnswer<Answer> {
      const { key } = source;
      const before = stateBefore(source);
      const find = () => followed.get(key) as ReturnType<typeof shared<Answer>> | undefined;
      const join = () => {
        const own = find() ?? shared(source);
        followed.set(key, own as ReturnType<typeof shared>);
        return own;
      };
      return {
        get: () => find()?.get() ?? before,
        subscribe(listener) {
          const own = join();
          own.listeners.add(listener);
          return () => {
            own.listeners.delete(listener);
            // In a task of its own: where one component takes another's place, the answer changes hands.
            setTimeout(() => {
              if (own.listeners.size > 0 || find() !== own) return;
              followed.delete(key);
              own.stop();
            });
          };
        },
        refetch: () => find()?.fetch(true),
      };
    },

    /** Fetches what is followed of these kinds again. */
    refetch(kinds: readonly string[]) {
      for (const { kind, fetch } of followed.values()) if (kinds.includes(kind)) fetch(true);
    },
  };
}
