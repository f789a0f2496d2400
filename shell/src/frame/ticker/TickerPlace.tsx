import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import type { Ticker } from './Ticker.tsx';

/** Lies in the footer's upper padding, so that late notices shift nothing. */
const Place = styled.div`
  position: absolute;
  inset: 12px var(--gutter) auto;
  height: 52px;
`;

interface Loaded extends ComponentProps<typeof Ticker> {
  Ticker: typeof Ticker;
}

async function load(): Promise<Loaded> {
  const [{ Ticker }, { latestNotices }] = await Promise.all([
    import(/* webpackChunkName: "shell-ticker" */ './Ticker.tsx'),
    import(/* webpackChunkName: "shell-ticker" */ './latest-notices.ts'),
  ]);
  return { Ticker, notices: await latestNotices() };
}

/** Loads the latest notices once, when half of their place is visible (specification, 9). */
export function TickerPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // The page works without them.
        load().then(setLoaded, () => {});
      },
      { threshold: 0.5 },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <Place ref={place}>
      {loaded && loaded.notices.length > 0 && <loaded.Ticker notices={loaded.notices} />}
    </Place>
  );
}
