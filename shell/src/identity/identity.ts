import { sessionStore } from '@portal/browser';
import type { IdentityOutcome, IdentityService } from '@portal/host';
import { dialogs } from '../layers/layers.ts';
import { bridge } from '../release/bridge.ts';
import { portal } from '../release/inlined.ts';
import { forgetPerson, keptPerson } from './person.ts';
import { NO_DATA, NOTHING, PENDING_KEY } from './pending.ts';
import type * as RunCheck from './run-check.ts';

const WINDOW = { name: 'KMCISWindow', features: 'width=425,height=550' };
const BLOCKED =
  '본인 확인 창이 열리지 않았습니다.\n주소창 옆의 팝업 차단 표시를 눌러 이 사이트의 팝업을 허용한 뒤 다시 시도해 주세요.';

/** A phone shows one window at a time, so the check replaces the page there. */
const isPhone = () => matchMedia('(max-width: 768px) and (pointer: coarse)').matches;

/** Loads the check's code, which most visits never need, and runs `work` with it. */
async function run<Outcome>(
  work: (late: typeof RunCheck) => Promise<Outcome>,
): Promise<Outcome | IdentityOutcome> {
  const late = await import(/* webpackChunkName: "identity" */ './run-check.ts').catch(() => null);
  if (late) return work(late);
  await dialogs.alert(NO_DATA);
  return NOTHING;
}

/** Resolves when the bridge page in the popup can receive the request, perhaps before the API has answered. */
function bridgeReady(popup: Window): Promise<void> {
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

/** Calls `window.open` before anything asynchronous, because the browser would block a later popup. */
async function check(pageType: string, claimed: RunCheck.Claimed = {}): Promise<IdentityOutcome> {
  forgetPerson();
  if (isPhone())
    return run(({ checkInPlace }) => checkInPlace(bridge('identity'), pageType, claimed));
  const popup = window.open(bridge('identity'), WINDOW.name, WINDOW.features);
  if (!popup) {
    await dialogs.alert(BLOCKED);
    return NOTHING;
  }
  const ready = bridgeReady(popup);
  try {
    return await run(({ checkInWindow }) => checkInWindow({ popup, ready }, pageType, claimed));
  } finally {
    popup.close();
  }
}

export const identity: IdentityService = {
  check,
  resume: async (pageType) =>
    sessionStore.get(PENDING_KEY) === null ? null : run(({ resume }) => resume(pageType)),
  person: keptPerson,
  forget: forgetPerson,
};
