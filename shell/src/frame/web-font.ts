import { whenIdle } from '@portal/browser';
import { portal } from '../release/inlined.ts';

let isAsked = false;
/**
 * Loads the web font once the page and its frame work: earlier, its files would compete with those that the page waits
 * for (docs/decisions/0008). Where it does not arrive, the text stays in the device's own font.
 */
export function loadWebFont(): void {
  if (isAsked) return;
  isAsked = true;
  whenIdle(() => {
    import(/* webpackChunkName: "web-font" */ './add-web-font.ts')
      .then(({ addWebFont }) => addWebFont(portal.font.css))
      .catch(() => {});
  });
}
