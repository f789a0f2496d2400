/** What the bridge needs to start a payment at the provider (shell/server/bridges/payment.ts). */
export interface ProviderForm {
  moid: string;
  page: 'pc' | 'mobile';
  /** The form's target. */
  action: string;
  charset: string;
  fields: Record<string, string>;
}

/** The card window on a desktop, which loads the bridge. */
export interface CardWindow {
  /** Sends the form as soon as the bridge can take it. */
  send(form: ProviderForm): void;
  close(): void;
}

const NAME = 'card-payment';
const FEATURES = 'popup,width=820,height=680';

/** The open card window and its payment; lost when this tab reloads. */
let shown: { popup: Window; moid: string } | null = null;

/** Whether a window is opening. All card windows share a name, so the replaced bridge reports that it was closed. */
let opening = false;
export const isOpening = (): boolean => opening;

/** Returns, once, whether the customer has closed a payment's window. */
export function hasClosedWindow(moid: string): boolean {
  if (shown?.moid !== moid || !shown.popup.closed) return false;
  shown = null;
  return true;
}

/** The window has brought its result back, so that its closing is not the customer's. */
export function forgetCardWindow(moid: string): void {
  if (shown?.moid === moid) shown = null;
}

/** Closes the window of a cancelled payment, so that nobody continues in it. */
export function closeCardWindow(moid: string): void {
  if (shown?.moid !== moid) return;
  const { popup } = shown;
  shown = null;
  popup.close();
}

const startOf = (form: ProviderForm) => ({ type: 'card-start', ...form });

/** A phone, upright or sideways, shows one window at a time, so the provider's page replaces this one there. */
export const isPhone = () =>
  matchMedia('(pointer: coarse) and (max-width: 768px), (pointer: coarse) and (max-height: 500px)')
    .matches;

/**
 * Opens the card window; null if the browser blocks it. Call it inside the click, before anything asynchronous.
 * @param bridge address of the bridge document
 */
export function openCardWindow(bridge: string): CardWindow | null {
  const popup = window.open(bridge, NAME, FEATURES);
  if (!popup) return null;
  opening = true;
  const { origin: bridgeOrigin } = new URL(bridge);
  const ready = new Promise<void>((settle) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const isReady = (data as { type?: unknown } | null)?.type === 'card-ready';
      if (source !== popup || origin !== bridgeOrigin || !isReady) return;
      window.removeEventListener('message', onMessage);
      opening = false;
      settle();
    };
    window.addEventListener('message', onMessage);
  });
  return {
    send(form) {
      shown = { popup, moid: form.moid };
      void ready.then(() => popup.postMessage(startOf(form), bridgeOrigin));
    },
    close() {
      opening = false;
      // Otherwise `hasClosedWindow` would take this for the customer closing it, and cancel the payment.
      shown = null;
      popup.close();
    },
  };
}

/** Navigates to the provider's page: the bridge reads the form from the fragment, which no server sees. */
export function leaveForProvider(bridge: string, form: ProviderForm): void {
  const bytes = new TextEncoder().encode(JSON.stringify(startOf(form)));
  const fragment = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  location.assign(`${bridge}#${fragment}`);
}
