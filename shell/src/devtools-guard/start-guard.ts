import { fixedTexts } from '@portal/format';
import type { Dialogs } from '@portal/host';
import { createDetector } from './detector.ts';
import { keepsMenu, opensDevtools } from './rules.ts';

const EVERY_MS = 1000;

/** Open developer tools pause here until they are resumed. */
function pause() {
  // eslint-disable-next-line no-debugger -- the pause is how we detect them
  debugger;
}

/** Off at '/', where the guard redirects to. */
const isOff = () => location.pathname === '/';

/**
 * Redirects to '/' once for each load when developer tools open, and blocks their shortcuts and the context menu. It is
 * a nuisance and no protection: no rule of the server relies on it. Returns what stops it.
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
