import { useEffect, useState, useSyncExternalStore } from 'react';

/** Specification, 9. */
const EVERY_MS = 2500;

function onVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
const isHidden = () => document.hidden;

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)');
function onReducedMotion(changed: () => void): () => void {
  const query = reducedMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Counts from 0 to `count` - 1 repeatedly. Pauses while the tab is hidden, while `held` and while `stopped`, the
 * default for customers who prefer reduced motion.
 */
export function useRotation(count: number, held: boolean) {
  const [index, setIndex] = useState(0);
  const [chosen, setStopped] = useState<boolean | null>(null);
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  const prefersStopped = useSyncExternalStore(onReducedMotion, () => reducedMotion().matches);
  const stopped = chosen ?? prefersStopped;
  const running = count > 1 && !stopped && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), EVERY_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  return { index, stopped, setStopped };
}
