import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The current time, updated every minute. Null on the server and during hydration, because only the browser knows
 * it.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      setNow(new Date());
      timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, []);
  return now;
}
