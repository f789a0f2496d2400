import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LEFT_ALONE_MS, mayAskNow, MOST_AN_HOUR, pauseBefore } from './pauses.ts';

/** Of several failures in a row, the one from which on the page says so. */
const SAYS_SO = 3;

interface Asked {
  isOn: boolean;
  error: unknown;
  fetching: boolean;
  ask(): void;
}

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const canAsk = () => document.visibilityState === 'visible' && navigator.onLine;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Polls an answer while its page is shown, with growing pauses, and at once when the page is shown again or back online.
 * @param asked.isOn whether it may still change
 * @param news changes with each change of what is polled
 * @returns the time of the last answer once polling has stopped, null while it goes on; and a function that starts it again
 */
export function usePolls(
  { isOn, error, fetching, ask }: Asked,
  news: string,
): [last: Date | null, askNow: () => void] {
  const polled = useRef<number[]>([]);
  const unchanged = useRef(0);
  const touched = useRef(0);
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState(() => new Date());
  const [failures, setFailures] = useState(0);
  const [isLeftAlone, setLeftAlone] = useState(false);
  const planAgain = () => setTurn((before) => before + 1);
  const send = () => {
    polled.current = [...polled.current.slice(-MOST_AN_HOUR), Date.now()];
    unchanged.current += 1;
    ask();
    planAgain();
  };
  const start = () => {
    touched.current = Date.now();
    unchanged.current = 0;
    setLeftAlone(false);
    send();
  };
  const onTimer = useEffectEvent(() => {
    if (Date.now() - touched.current >= LEFT_ALONE_MS) setLeftAlone(true);
    else send();
  });
  const onBack = useEffectEvent(() => {
    if (isOn && canAsk() && mayAskNow(polled.current, Date.now())) start();
    else planAgain();
  });
  const onTouch = useEffectEvent(() => {
    touched.current = Date.now();
    if (isLeftAlone && isOn) start();
  });

  const onAnswered = useEffectEvent(() => {
    setFailures((before) => (error === undefined ? 0 : before + 1));
    if (error === undefined) setAnswered(new Date());
  });

  useEffect(() => {
    touched.current = Date.now();
    const back = () => onBack();
    const touch = () => onTouch();
    const watched = [
      ['visibilitychange', document, back],
      ...(['online', 'offline'] as const).map((event) => [event, window, back] as const),
      ...TOUCHES.map((event) => [event, window, touch] as const),
    ] as const;
    for (const [event, target, listener] of watched)
      target.addEventListener(event, listener, { passive: true });
    return () => {
      for (const [event, target, listener] of watched) target.removeEventListener(event, listener);
    };
  }, []);

  const known = useRef(news);
  useEffect(() => {
    // Where something has changed, more is likely to follow.
    if (known.current !== news) unchanged.current = 0;
    known.current = news;
  }, [news]);

  useEffect(() => {
    if (!isOn || isLeftAlone || !canAsk()) return;
    const now = Date.now();
    const more = { unchanged: unchanged.current, saves: savesData(), now, random: Math.random() };
    const timer = setTimeout(() => onTimer(), pauseBefore(polled.current, more));
    return () => clearTimeout(timer);
  }, [turn, isOn, isLeftAlone, news]);

  const wasFetching = useRef(false);
  useEffect(() => {
    if (wasFetching.current && !fetching) {
      onAnswered();
    }
    wasFetching.current = fetching;
  }, [fetching]);

  return [isOn && (failures >= SAYS_SO || isLeftAlone) ? answered : null, start];
}
