import { fixedTexts } from '@portal/format';
import type { Dialogs } from '@portal/host';
import { createDetector } from './detector.ts';
import { keepsMenu, opensDevtools } from './rules.ts';

const EVERY_MS = 1000;

/** Open developer tools stop here until they are told to go on. */
function pause() {
  // eslint-disable-next-line no-debugger -- how they are noticed
  debugger;
}

/** At '/' the guard would lead from where it leads to. */
const isOff = () => location.pathname === '/';

/**
 * Makes it a nuisance to look into the page, once for each load. It protects nothing: the server relies
 * on nothing of it. Gives what ends it.
 */
export function startGuard(
  dialogs: Pick<Dialogs, 'alert'>,
  { probe = pause, leave = () => location.assign('/') } = {},
): () => void {
  const areOpen = createDetector({
    probe,
    now: () => performance.now(),
    counts: () => !isOff() && document.visibilityState === 'visible',
  });
  const timer = setInterval(() => {
    if (!areOpen()) return;
    clearInterval(timer);
    void dialogs.alert(fixedTexts.devtoolsFound).then(leave);
  }, EVERY_MS);

  const onKey = (event: KeyboardEvent) => {
    if (!isOff() && opensDevtools(event)) event.preventDefault();
  };
  const onMenu = (event: MouseEvent) => {
    const { pointerType } = event as Partial<PointerEvent>;
    if (!isOff() && !keepsMenu(event.target, pointerType)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('contextmenu', onMenu, { capture: true });
  return () => {
    clearInterval(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
    window.removeEventListener('contextmenu', onMenu, { capture: true });
  };
}
