/** What the bridge (shell/server/bridges/payment.ts) needs to begin a payment at the provider. */
export interface ProviderForm {
  moid: string;
  page: 'pc' | 'mobile';
  /** Where the form goes. */
  action: string;
  charset: string;
  fields: Record<string, string>;
}

/** The card window of a desktop, which shows the bridge. */
export interface CardWindow {
  /** Hands the form over as soon as the bridge can take it. */
  send(form: ProviderForm): void;
  close(): void;
}

const NAME = 'card-payment';
const FEATURES = 'popup,width=820,height=680';

/** The open card window and its payment; a reload of this tab loses it. */
let shown: { popup: Window; moid: string } | null = null;

/** Whether a window is opening: it has one name, so the bridge that it replaces reports that it was closed. */
let opening = false;
export const isOpening = (): boolean => opening;

/** Tells, once, that the customer has closed the window of a payment. */
export function hasClosedWindow(moid: string): boolean {
  if (shown?.moid !== moid || !shown.popup.closed) return false;
  shown = null;
  return true;
}

/** Closes the window of a payment that is given up, so that nobody goes on in it. */
export function closeCardWindow(moid: string): void {
  if (shown?.moid !== moid) return;
  const { popup } = shown;
  shown = null;
  popup.close();
}

const startOf = (form: ProviderForm) => ({ type: 'card-start', ...form });

/** A phone, upright or on its side, shows one window at a time: there the provider's page takes the place of this one. */
export const isPhone = () =>
  matchMedia('(pointer: coarse) and (max-width: 768px), (pointer: coarse) and (max-height: 500px)')
    .matches;

/**
 * Opens the card window; null where the browser blocks it. Call it inside the click, before anything asynchronous.
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
      // Otherwise `hasClosedWindow` would report our own closing as the customer's, and cancel the payment.
      shown = null;
      popup.close();
    },
  };
}

/** Leaves this page for the provider's own: the bridge reads the form from the fragment, which no server sees. */
export function leaveForProvider(bridge: string, form: ProviderForm): void {
  const bytes = new TextEncoder().encode(JSON.stringify(startOf(form)));
  const fragment = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  location.assign(`${bridge}#${fragment}`);
}
