import type { AnswerOf, requestIdentityCheck } from '@portal/contract';
import { sessionStore } from '@portal/browser';
import type { IdentityOutcome, IdentityService } from '@portal/host';
import { closeLayer, dialogs, openLayer } from '../layers/layers.ts';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { portal } from '../release/inlined.ts';
import { lateIdentityCalls } from '../release/late-calls.ts';
import { keepPerson } from './person.ts';
import { NO_DATA, NOTHING, PENDING_KEY } from './pending.ts';

const POLL_MS = 1000;
/** When the provider's policy cuts the window off, `closed` turns true within this time. */
const CUT_OFF_MS = 300;
/** The path that the return document goes to on a phone (shell/server/bridges/identity-return.ts). */
const RETURN_KEY = 'portal.identity.return';

const WAITING = {
  title: '본인 확인을 기다리고 있습니다',
  message:
    '열린 창에서 본인 확인을 마쳐 주세요.\n창을 닫으셨다면 그만두기를 누르고 다시 시도해 주세요.',
  cancel: '그만두기',
};
/** Why the check did not pass, by code; the server decides whether to show it. */
const REASONS: Record<number, string> = {
  4: '본인 확인한 이름이 회원 정보와 다릅니다.\n회원 본인의 명의로 다시 확인해 주세요.',
  5: '본인 확인한 휴대전화 번호가 회원 정보와 다릅니다.\n회원 정보의 번호로 다시 확인해 주세요.',
  6: '본인 확인한 정보가 회원 정보와 다릅니다.\n회원 본인의 명의와 번호로 다시 확인해 주세요.',
};
/** What the check is to confirm: a visitor's name and phone number, or the number that a member changes to. */
export type Claimed = NonNullable<Parameters<IdentityService['check']>[1]>;
type Request = AnswerOf<typeof requestIdentityCheck>;
const startOf = ({ action, trCert, trUrl, trAdd, trVer }: Request) => ({
  type: 'identity-start',
  action,
  fields: { tr_cert: trCert, tr_url: trUrl, tr_add: trAdd, tr_ver: trVer },
});

/**
 * Tells whether the customer has closed the window. When the window leaves the bridge, the provider's policy may cut
 * it off from this page, and `closed` turns true as well; the bridge's message says when it leaves.
 */
function closingOf(popup: Window): { isClosed(): boolean; stop(): void } {
  let canTell = false;
  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const { type, started } = (data ?? {}) as { type?: unknown; started?: unknown };
    if (origin !== portal.bridgeOrigin || type !== 'identity-leaving') return;
    // Once its document is unloading, `source` may be null.
    if (source !== popup && source !== null) return;
    if (started !== true) canTell = true;
    else setTimeout(() => (canTell = !popup.closed), CUT_OFF_MS);
  };
  window.addEventListener('message', onMessage);
  return {
    isClosed: () => canTell && popup.closed,
    stop: () => window.removeEventListener('message', onMessage),
  };
}

/**
 * Resolves to true when the check is done, to false when the customer gives up or closes the window. The return
 * document broadcasts the end; we also poll the API, because the provider's policy may have cut the window off from
 * this page.
 */
async function untilDone(
  certNum: string,
  isClosed: () => boolean,
  givenUp: Promise<unknown>,
): Promise<boolean> {
  const done = new AbortController();
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.identity') : null;
  const broadcast = new Promise<boolean>((settle) => {
    channel?.addEventListener('message', ({ data }) => {
      const { type, certNum: of } = (data ?? {}) as { type?: unknown; certNum?: unknown };
      if (type === 'identity-done' && of === certNum) settle(true);
    });
  });
  const polled = (async () => {
    const { caller, readIdentity } = await lateIdentityCalls();
    while (!done.signal.aborted) {
      await new Promise((after) => setTimeout(after, POLL_MS));
      // Read this before asking the API: the result reaches the API before the window closes by itself. So if the
      // window was closed before we asked, and there is no result, the customer closed it.
      const closed = isClosed();
      const answered = await caller
        .call(readIdentity, { certNum }, { signal: done.signal })
        .catch(() => null);
      if (answered?.ready) return true;
      if (closed) return false;
    }
    return false;
  })();
  try {
    return await Promise.race([broadcast, polled, givenUp.then(() => false)]);
  } finally {
    done.abort();
    channel?.close();
  }
}

/** Asks the API for the outcome of a finished check. */
async function conclude(pageType: string, certNum: string): Promise<IdentityOutcome> {
  try {
    const { caller, certify } = await lateIdentityCalls();
    const { code, isCertify, popup, cancelled, values } = await caller.call(certify, {
      pageType,
      certNum,
    });
    if (cancelled) return NOTHING;
    if (code === 1) await dialogs.alert(NO_DATA);
    else if (popup) await dialogs.alert(REASONS[code] ?? NO_DATA);
    if (isCertify && values) keepPerson(values);
    return { code, passed: isCertify };
  } catch {
    // The caller has reported it (release/calls.ts).
    await dialogs.alert(NO_DATA);
    return NOTHING;
  }
}

/**
 * Asks the API for the provider's form. Returns 'failed' without one, which the caller has reported
 * (release/calls.ts).
 */
const request = (pageType: string, claimed: Claimed): Promise<Request | 'failed'> =>
  lateIdentityCalls()
    .then(({ caller, requestIdentityCheck }) =>
      caller.call(requestIdentityCheck, { pageType, ...claimed }),
    )
    .catch(() => 'failed' as const);

/** The identity check's popup. The click handler opens it before it loads this module, because browsers block later popups. */
interface Opened {
  popup: Window;
  /** Resolves when the bridge page in the popup can receive the request. */
  ready: Promise<void>;
}

/** Runs the check in its window. */
export async function checkInWindow(
  opened: Opened,
  pageType: string,
  claimed: Claimed,
): Promise<IdentityOutcome> {
  const ended = await untilEnded(opened, pageType, claimed);
  opened.popup.close();
  if (ended === 'failed') await dialogs.alert(NO_DATA);
  return typeof ended === 'string' ? NOTHING : conclude(pageType, ended.certNum);
}

/** Waits for the end of the check in the popup; meanwhile the page shows a button to give up. */
async function untilEnded({ popup, ready }: Opened, pageType: string, claimed: Claimed) {
  const { isClosed, stop } = closingOf(popup);
  const { id, answer } = openLayer<undefined>({ kind: 'wait', ...WAITING });
  const givenUp = answer.then(() => 'given up' as const);
  try {
    const requested = await Promise.race([request(pageType, claimed), givenUp]);
    if (typeof requested === 'string') return requested;
    void ready.then(() => popup.postMessage(startOf(requested), portal.bridgeOrigin));
    const done = await untilDone(requested.certNum, isClosed, givenUp);
    return done ? requested : 'given up';
  } finally {
    stop();
    closeLayer(id);
  }
}

/** Runs the check in place of this page, for phones. `bridge` is the address of the bridge document. */
export async function checkInPlace(
  bridge: string,
  pageType: string,
  claimed: Claimed,
): Promise<IdentityOutcome> {
  const requested = await request(pageType, claimed);
  if (requested === 'failed') {
    await dialogs.alert(NO_DATA);
    return NOTHING;
  }
  sessionStore.set(PENDING_KEY, JSON.stringify({ pageType, certNum: requested.certNum }));
  sessionStore.set(RETURN_KEY, location.pathname + location.search + location.hash);
  const bytes = new TextEncoder().encode(JSON.stringify(startOf(requested)));
  const fragment = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  // The draft survives, so leave without asking.
  leaveUnasked();
  location.assign(`${bridge}#${fragment}`);
  // The page has unloaded; Back may restore it from the browser's cache.
  return new Promise((settle) =>
    window.addEventListener('pageshow', () => settle(NOTHING), { once: true }),
  );
}

/** Returns the outcome of a check that replaced this page and returned to it; null if there was none. */
export async function resume(pageType: string): Promise<IdentityOutcome | null> {
  const kept = sessionStore.get(PENDING_KEY);
  if (kept === null) return null;
  const pending = JSON.parse(kept) as { pageType: string; certNum: string };
  if (pending.pageType !== pageType) return null;
  sessionStore.remove(PENDING_KEY);
  sessionStore.remove(RETURN_KEY);
  const { certNum } = pending;
  const answered = await lateIdentityCalls()
    .then(({ caller, readIdentity }) => caller.call(readIdentity, { certNum }))
    .catch(() => null);
  // The customer used Back instead of the provider's button, so there is nothing to report.
  if (answered?.ready === false) return NOTHING;
  return conclude(pageType, certNum);
}
