import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { ownerOf } from '../navigation/navigation.ts';
import { portal } from '../release/inlined.ts';

/** Stands for addresses without a page. */
const NO_ROUTE = '/404';

/**
 * Reports the tab's web vitals to the portal server once they are final, with the page's pattern instead of its
 * address, and nothing about the customer. Layout shifts and delays on later pages count for the first page.
 */
export function reportVitals(): void {
  const route = ownerOf(location.pathname).page?.pattern ?? NO_ROUTE;
  const waiting: string[] = [];
  // Sends when the page is left, so that a visit makes only requests for its content.
  const send = () => {
    for (const vital of waiting.splice(0)) navigator.sendBeacon('/-/vitals', vital);
  };
  const collect = ({ name, value, rating }: MetricType) => {
    const rounded = Math.round(value * 1000) / 1000;
    const vital = { name, value: rounded, rating, route, set: portal.set };
    waiting.push(JSON.stringify(vital));
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(collect);
}
