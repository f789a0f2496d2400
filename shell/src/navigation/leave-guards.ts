import type { Dialogs, LeaveQuestion } from '@portal/host';
import { entryKey } from './entry.ts';

const QUESTION: LeaveQuestion = {
  message: '작성 중인 내용이 있습니다. 이 화면을 떠나면 저장되지 않은 내용은 사라집니다.',
  yes: '떠나기',
  no: '계속 작성하기',
};

const guards = new Map<() => boolean, LeaveQuestion>();

/** Asks before the customer leaves while `isDirty`. Returns a function that removes the guard. */
export function guardLeave(isDirty: () => boolean, question = QUESTION): () => void {
  guards.set(isDirty, question);
  window.addEventListener('beforeunload', onUnload);
  return () => {
    guards.delete(isDirty);
    // Some browsers exclude a page with this listener from their back/forward cache.
    if (guards.size === 0) window.removeEventListener('beforeunload', onUnload);
  };
}

/** The browser asks in its own words. */
function onUnload(event: Event): void {
  if (isDirty()) event.preventDefault();
}

let leaving = false;
/** Disables every guard: the input is kept, or the customer agreed to lose it. */
export function leaveUnasked(): void {
  leaving = true;
}

/** Whether a form has input that would be lost. */
export const isDirty = (): boolean => !leaving && [...guards.keys()].some((guard) => guard());

/** Asks the customer. Dialogs are on a higher floor, so guardHistory receives them at start. */
let ask: Dialogs['confirm'] = async () => true;

/** Whether the customer agrees to leave. */
export function mayLeave(): Promise<boolean> {
  const [, question = QUESTION] = [...guards].find(([guard]) => guard()) ?? [];
  return ask(question);
}

/** Whether a navigation to this path needs a confirmation. All steps of a form share a path. */
export const mustAsk = (pathname: string): boolean => pathname !== shown && isDirty();

/** Keys of the portal's history entries in this tab, in their order. */
let trail: string[] = [];
let here = 0;
let shown = '';

/** Records the history entry that is on the screen now. */
export function noteEntry(): void {
  shown = location.pathname;
  const key = entryKey();
  const known = trail.indexOf(key);
  if (known >= 0) here = known;
  else {
    trail = [...trail.slice(0, here + 1), key];
    here = trail.length - 1;
  }
}

/**
 * Asks before Back and Forward too. By then the address has changed: we restore it first, and repeat the navigation
 * if the customer agrees. single-spa replaces `window.addEventListener` and calls listeners added there after its
 * own, so we add ours through the prototype in the capture phase.
 */
export function guardHistory({ confirm }: Pick<Dialogs, 'confirm'>): void {
  ask = confirm;
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
    const target = trail.indexOf(entryKey());
    const steps = (target >= 0 ? target : here - 1) - here;
    puttingBack = true;
    history.go(-steps);
    void mayLeave().then((yes) => {
      if (!yes) return;
      agreed = true;
      history.go(steps);
    });
  };
  EventTarget.prototype.addEventListener.call(window, 'popstate', onPop, true);
  // A page restored from the back/forward cache needs its guards again.
  window.addEventListener('pageshow', () => (leaving = false));
}
