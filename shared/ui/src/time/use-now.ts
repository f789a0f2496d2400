import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, new every minute. Only the browser knows it: null on the server and while the page hydrates. */
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
