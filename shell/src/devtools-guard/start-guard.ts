import { fixedTexts } from '@portal/format';
import type { Dialogs } from '@portal/host';
import { createDetector } from './detector.ts';
import { keepsMenu, opensDevtools } from './rules.ts';

const EVERY_MS = 1000;

/** Pauses while developer tools are open, until the user resumes. */
function pause() {
  // oxlint-disable-next-line no-debugger -- the pause is how we detect them
  debugger;
}

/** Off at '/', the redirect's target. */
const isOff = () => location.pathname === '/';

/**
 * When developer tools open, redirects to '/' once for each load; also blocks their shortcuts and the context menu.
 * This deters and does not protect: no rule of the server relies on it. Returns a function that stops it.
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
