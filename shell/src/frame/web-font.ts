import { savesData, whenIdle } from '@portal/browser';
import { portal } from '../release/inlined.ts';

let isAsked = false;
/**
 * Loads the web font after the page and its frame have hydrated: earlier, its files would compete with the page's
 * (docs/decisions/0008). If it does not load, or the customer saves data, the text stays in the device's font.
 */
export function loadWebFont(): void {
  if (isAsked || savesData() || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  isAsked = true;
  whenIdle(() => {
    import(/* webpackChunkName: "web-font" */ './add-web-font.ts')
      .then(({ addWebFont }) => addWebFont(portal.font.css))
      .catch(() => {});
  });
}
