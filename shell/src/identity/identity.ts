import { certCheck, certify, requestCertification, type AnswerOf } from '@portal/contract';
import type { IdentityOutcome, IdentityService } from '@portal/host';
import { leaveUnasked } from '../navigation/leave-guards.ts';
import { sessionStore } from '@portal/browser';
import { closeLayer, dialogs, openLayer } from '../layers/layers.ts';
import { portal } from '../release/inlined.ts';
import { caller } from '../release/calls.ts';
import { forgetPerson, keepPerson, keptPerson } from './person.ts';

const WINDOW = { name: 'KMCISWindow', features: 'width=425,height=550' };
const POLL_MS = 1000;
const PENDING_KEY = 'portal.identity.pending';
/** Where the return document leads a phone back to (shell/server/bridges). */
const RETURN_KEY = 'portal.identity.return';

const BLOCKED =
  '본인확인 창이 열리지 않았습니다.\n주소창 옆의 팝업 차단 표시를 눌러 이 사이트의 팝업을 허용한 뒤 다시 시도해 주세요.';
const NO_DATA = '잠시뒤 다시 이용하시기 바랍니다.';
const WAITING = {
  title: '본인확인을 기다리고 있습니다',
  message:
    '열린 창에서 본인확인을 마쳐 주세요.\n창을 닫으셨다면 그만두기를 누르고 다시 시도해 주세요.',
  cancel: '그만두기',
};
/** Why the check did not pass, by its code; shown where the server decides that it is to be shown. */
const REASONS: Record<number, string> = {
  4: '본인확인한 이름이 회원 정보와 다릅니다.\n회원 본인의 명의로 다시 확인해 주세요.',
  5: '본인확인한 휴대전화 번호가 회원 정보와 다릅니다.\n회원 정보의 번호로 다시 확인해 주세요.',
  6: '본인확인한 정보가 회원 정보와 다릅니다.\n회원 본인의 명의와 번호로 다시 확인해 주세요.',
};
const NOTHING: IdentityOutcome = { code: null, passed: false };

/** Who a visitor says they are, or the number that a member changes to. */
type Claimed = NonNullable<Parameters<IdentityService['check']>[1]>;
type Request = AnswerOf<typeof requestCertification>;
const startOf = ({ action, trCert, trUrl, trAdd, trVer }: Request) => ({
  type: 'identity-start',
  action,
  fields: { tr_cert: trCert, tr_url: trUrl, tr_add: trAdd, tr_ver: trVer },
});

/** A phone has one window at a time: there the check takes the page's place. */
const isPhone = () => matchMedia('(max-width: 768px) and (pointer: coarse)').matches;

const bridge = () => `${portal.bridgeOrigin}/bridge/identity`;

/** Settles when the bridge in the window says that it listens, which can be before there is a request. */
function listening(popup: Window): Promise<void> {
  return new Promise((settle) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      const isReady = (data as { type?: unknown } | null)?.type === 'identity-ready';
      if (source !== popup || origin !== portal.bridgeOrigin || !isReady) return;
      window.removeEventListener('message', onMessage);
      settle();
    };
    window.addEventListener('message', onMessage);
  });
}

/**
 * Settles when the check has been done, with false when the customer gives up. The window tells of itself
 * by a broadcast; where the provider's own policy has cut it off from this page, the API is asked.
 */
async function untilDone(certNum: string): Promise<boolean> {
  const done = new AbortController();
  const { id, answer } = openLayer<undefined>({ kind: 'wait', ...WAITING });
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('portal.identity') : null;
  const told = new Promise<boolean>((settle) => {
    channel?.addEventListener('message', ({ data }) => {
      const { type, certNum: of } = (data ?? {}) as { type?: unknown; certNum?: unknown };
      if (type === 'identity-done' && of === certNum) settle(true);
    });
  });
  const asked = (async () => {
    while (!done.signal.aborted) {
      await new Promise((after) => setTimeout(after, POLL_MS));
      const answered = await caller
        .call(certCheck, { certNum }, { signal: done.signal })
        .catch(() => null);
      if (answered?.ready) return true;
    }
    return false;
  })();
  try {
    return await Promise.race([told, asked, answer.then(() => false)]);
  } finally {
    done.abort();
    channel?.close();
    closeLayer(id);
  }
}

/** What the server decided of a check that has been done. */
async function conclude(pageType: string, certNum: string): Promise<IdentityOutcome> {
  try {
    const { code, isCertify, popup, values } = await caller.call(certify, { pageType, certNum });
    if (code === 1) await dialogs.alert(NO_DATA);
    else if (popup) await dialogs.alert(REASONS[code] ?? NO_DATA);
    if (isCertify && values) keepPerson(values);
    return { code, passed: isCertify };
  } catch {
    // Told already, with what it was asked with (report.ts).
    await dialogs.alert(NO_DATA);
    return NOTHING;
  }
}

async function request(pageType: string, claimed: Claimed): Promise<Request | null> {
  try {
    return await caller.call(requestCertification, { pageType, ...claimed });
  } catch {
    await dialogs.alert(NO_DATA);
    return null;
  }
}

/** `window.open` stands inside the click, or the browser takes it for an advertisement. */
async function check(pageType: string, claimed: Claimed = {}): Promise<IdentityOutcome> {
  forgetPerson();
  if (isPhone()) return checkInPlace(pageType, claimed);
  const popup = window.open(bridge(), WINDOW.name, WINDOW.features);
  if (!popup) {
    await dialogs.alert(BLOCKED);
    return NOTHING;
  }
  const ready = listening(popup);
  const asked = await request(pageType, claimed);
  if (!asked) {
    popup.close();
    return NOTHING;
  }
  void ready.then(() => popup.postMessage(startOf(asked), portal.bridgeOrigin));
  const done = await untilDone(asked.certNum);
  popup.close();
  return done ? conclude(pageType, asked.certNum) : NOTHING;
}

async function checkInPlace(pageType: string, claimed: Claimed): Promise<IdentityOutcome> {
  const asked = await request(pageType, claimed);
  if (!asked) return NOTHING;
  sessionStore.set(PENDING_KEY, JSON.stringify({ pageType, certNum: asked.certNum }));
  sessionStore.set(RETURN_KEY, location.pathname + location.search + location.hash);
  const bytes = new TextEncoder().encode(JSON.stringify(startOf(asked)));
  const fragment = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  // The page comes back as it was: nothing is lost that would have to be asked about.
  leaveUnasked();
  location.assign(`${bridge()}#${fragment}`);
  return new Promise(() => {});
}

async function resume(pageType: string): Promise<IdentityOutcome | null> {
  const kept = sessionStore.get(PENDING_KEY);
  if (kept === null) return null;
  const pending = JSON.parse(kept) as { pageType: string; certNum: string };
  if (pending.pageType !== pageType) return null;
  sessionStore.remove(PENDING_KEY);
  sessionStore.remove(RETURN_KEY);
  return conclude(pageType, pending.certNum);
}

/** The identity check, as the host promises it. */
export const identity: IdentityService = {
  check,
  resume,
  person: keptPerson,
  forget: forgetPerson,
};
