import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import type { Answers } from './answers.ts';
import { addressOf, refusalOf, send, type Query, type Refusal } from './ask.ts';
import { useSession } from './session.ts';

interface Live {
  /** Changes with each change of the store. */
  mark: string;
  /** Changes whenever a portal server has counted something. */
  figures: string;
  /** Changes with each step of the checks that this desk runs. */
  progress: string;
  /** Whether the desk's events reach this tab now. */
  isConnected: boolean;
  /** Reloads everything on the screen. */
  refresh(): void;
}

const AGAIN_MS = 3000;

const LiveContext = createContext<Live>({
  mark: '',
  figures: '',
  progress: '',
  isConnected: true,
  refresh() {},
});
export const useLive = () => useContext(LiveContext);

/** Follows the desk's events while the tab is visible, because a browser keeps only six connections to the desk. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [mark, setMark] = useState('');
  const [figures, setFigures] = useState('');
  const [progress, setProgress] = useState('');
  const [isConnected, setConnected] = useState(true);
  const [count, setCount] = useState(0);
  const refresh = () => setCount((before) => before + 1);
  useEffect(() => {
    let events: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(again);
      events?.close();
      events = null;
      if (document.visibilityState === 'hidden') return;
      events = new EventSource('/api/events');
      events.addEventListener('change', ({ data }: MessageEvent<string>) => {
        setConnected(true);
        setMark(data);
      });
      events.addEventListener('figures', ({ data }: MessageEvent<string>) => setFigures(data));
      events.addEventListener('progress', ({ data }: MessageEvent<string>) => setProgress(data));
      events.addEventListener('error', () => {
        setConnected(false);
        // If the session has ended, the next answer says so.
        refresh();
        // The browser stops retrying if a proxy answers instead of the desk.
        if (events?.readyState === EventSource.CLOSED) again = setTimeout(follow, AGAIN_MS);
      });
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(again);
      events?.close();
    };
  }, []);
  return (
    <LiveContext.Provider
      value={{ mark: `${mark} ${count}`, figures, progress, isConnected, refresh }}
    >
      {children}
    </LiveContext.Provider>
  );
}

interface Shown<T> {
  address: string;
  data: T | null;
  refusal: Refusal | null;
}

/** The verbs whose answers contain figures. */
const WITH_FIGURES: readonly (keyof Answers)[] = ['live', 'failures'];
const WITH_PROGRESS: readonly (keyof Answers)[] = ['check-jobs', 'check-log'];

/**
 * A verb's answer, requested again after each change of the store; the old answer stays until the new one arrives.
 * Null data without a refusal is still loading.
 * @param query null requests nothing
 */
export function useAnswer<Name extends keyof Answers>(
  verb: Name,
  query: Query | null,
): Pick<Shown<Answers[Name]>, 'data' | 'refusal'> {
  const { mark, figures, progress } = useLive();
  const { onSignedOut } = useSession();
  const address = query && addressOf(verb, query);
  const seen = [
    mark,
    WITH_FIGURES.includes(verb) && figures,
    WITH_PROGRESS.includes(verb) && progress,
  ].join(' ');
  const [shown, setShown] = useState<Shown<Answers[Name]> | null>(null);
  useEffect(() => {
    if (address === null) return;
    const asking = new AbortController();
    send<Answers[Name]>(address, { signal: asking.signal }).then(
      (data) => !asking.signal.aborted && setShown({ address, data, refusal: null }),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        const refusal = refusalOf(error);
        if (refusal.kind === 'signed-out') return onSignedOut();
        setShown((before) => {
          // While the desk is offline, keep its last answer; the frame says that it is not live.
          const isKept = refusal.kind === 'offline' && before?.address === address && before.data;
          return isKept ? before : { address, data: null, refusal };
        });
      },
    );
    return () => asking.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the function is a new one at each render
  }, [address, seen]);
  return shown?.address === address && shown ? shown : { data: null, refusal: null };
}
