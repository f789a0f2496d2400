import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { ownerOf } from '../navigation/navigation.ts';
import { portal } from '../release/inlined.ts';

/** Stands for addresses that no table has. */
const NO_ROUTE = '/404';

/**
 * Tells the portal's server how fast the tab was, once each figure is final: nothing of who was there,
 * and the page's pattern, never its address. Shifts and delays of later pages count for the first one.
 */
export function tellVitals(): void {
  const route = ownerOf(location.pathname).page?.pattern ?? NO_ROUTE;
  const waiting: string[] = [];
  // Not before the page is left: a visit asks for nothing beside what it shows.
  const send = () => {
    for (const vital of waiting.splice(0)) navigator.sendBeacon('/-/vitals', vital);
  };
  const tell = ({ name, value, rating }: MetricType) => {
    const rounded = Math.round(value * 1000) / 1000;
    const vital = { name, value: rounded, rating, route, set: portal.set };
    waiting.push(JSON.stringify(vital));
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(tell);
}
