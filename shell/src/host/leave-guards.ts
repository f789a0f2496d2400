import type { Dialogs } from '@portal/host';

const QUESTION = {
  message: '작성 중인 내용이 있습니다. 이 화면을 떠나면 저장되지 않은 내용은 사라집니다.',
  yes: '떠나기',
  no: '계속 작성하기',
};

const guards = new Set<() => boolean>();

/** Asks before the customer leaves while `isDirty`. Gives back what ends it. */
export function guardLeave(isDirty: () => boolean): () => void {
  guards.add(isDirty);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    guards.delete(isDirty);
    // Some browsers keep no page in memory that listens to it.
    if (guards.size === 0) window.removeEventListener('beforeunload', onUnload);
  };
}

/** The browser asks in its own words. */
function onUnload(event: Event): void {
  if (isDirty()) event.preventDefault();
}

let leaving = false;
/** From here on nothing is asked: what was typed is kept, or was given up knowingly. */
export function leaveUnasked(): void {
  leaving = true;
}

const isDirty = () => !leaving && [...guards].some((guard) => guard());

/** Whether the customer agrees to leave. */
export const mayLeave = ({ confirm }: Dialogs): Promise<boolean> => confirm(QUESTION);

/** Whether a move to this path has to be asked for: the steps of a form are one page. */
export const mustAsk = (pathname: string): boolean => pathname !== shown && isDirty();

/** The entries of this tab's history, in their order, as far as they are the portal's. */
let trail: string[] = [];
let here = 0;
let shown = '';
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key ?? '';

/** Notes the entry that stands on the screen now. */
export function noteEntry(): void {
  shown = location.pathname;
  const key = keyOf(history.state);
  const known = trail.indexOf(key);
  if (known >= 0) here = known;
  else {
    trail = [...trail.slice(0, here + 1), key];
    here = trail.length - 1;
  }
}

/**
 * Asks before Back and Forward too. The address has changed by then: it is put back first, and the move
 * is made again once the customer agrees. single-spa replaces `window.addEventListener` and would call a
 * listener after its own; the prototype's, in the capture phase, comes before it.
 */
export function guardHistory(dialogs: Dialogs): void {
  let puttingBack = false;
  let agreed = false;
  const onPop = (event: Event) => {
    if ('singleSpa' in event) return;
    if (puttingBack || agreed || !mustAsk(location.pathname)) {
      if (puttingBack) event.stopImmediatePropagation();
      puttingBack = agreed = false;
      return;
    }
    event.stopImmediatePropagation();
    const target = trail.indexOf(keyOf(history.state));
    const steps = (target >= 0 ? target : here - 1) - here;
    puttingBack = true;
    history.go(-steps);
    void mayLeave(dialogs).then((yes) => {
      if (!yes) return;
      agreed = true;
      history.go(steps);
    });
  };
  EventTarget.prototype.addEventListener.call(window, 'popstate', onPop, true);
  // A page that was left and comes out of the browser's memory is there to be lost again.
  window.addEventListener('pageshow', () => (leaving = false));
}
