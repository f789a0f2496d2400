import { reportTab } from './tab-report.ts';
import { reportVitals } from './web-vitals.ts';

/** Starts everything that the tab reports of itself. */
export function startMeasures(): void {
  reportTab();
  reportVitals();
}
