import { useEffect, useState, useSyncExternalStore } from 'react';

/** Specification, section 9. */
const EVERY_MS = 2500;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isHidden = () => document.hidden;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)');
function onCalm(changed: () => void): () => void {
  const query = calm();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Counts from 0 to below `count`, round and round. It stands while the tab is hidden, while it is
 * `held`, and when it is `stopped`, which who wants less motion finds it to be at first.
 */
export function useRotation(count: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [chosen, setStopped] = useState<boolean | null>(null);
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  const wantsCalm = useSyncExternalStore(onCalm, () => calm().matches);
  const stopped = chosen ?? wantsCalm;
  const running = count > 1 && !stopped && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), EVERY_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  return { index, stopped, setStopped };
}
