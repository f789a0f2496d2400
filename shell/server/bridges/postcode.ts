import type { Config } from '@portal/config';
import { smallDocument } from '../small-document.ts';

/** Origins of Kakao's script and of what it loads (unverified: Kakao documents no list). */
const KAKAO = ['https://*.kakaocdn.net', 'https://*.kakao.com', 'https://*.daum.net'];

/** Fields of an answer that are passed on to the portal. */
const FIELDS = [
  'zonecode',
  'roadAddress',
  'jibunAddress',
  'autoRoadAddress',
  'autoJibunAddress',
  'userSelectedType',
  'bname',
  'buildingName',
  'apartment',
  'sido',
  'sigungu',
  'sigunguCode',
  'bcode',
];

interface Provider {
  Postcode: new (options: {
    width: string;
    height: string;
    oncomplete(data: Record<string, unknown>): void;
    onresize(size: { height: number }): void;
  }) => { embed(element: HTMLElement | null, options: { autoClose: boolean }): void };
}

function run({ portal, src, fields }: { portal: string; src: string; fields: string[] }) {
  if (window.parent === window) return;
  const tell = (message: object) => window.parent.postMessage(message, portal);
  let told = false;
  const fail = () => {
    if (told) return;
    told = true;
    tell({ type: 'postcode-failed' });
  };
  const embed = () => {
    const { kakao } = window as unknown as { kakao: Provider };
    new kakao.Postcode({
      width: '100%',
      height: '100%',
      onresize: ({ height }) => tell({ type: 'postcode-height', height }),
      oncomplete(data) {
        const text = (name: string) => [name, String(data[name] ?? '').slice(0, 200)];
        tell({ type: 'postcode-chosen', address: Object.fromEntries(fields.map(text)) });
      },
    }).embed(document.getElementById('postcode'), { autoClose: false });
    if (!told) tell({ type: 'postcode-ready' });
    told = true;
  };
  const script = document.createElement('script');
  script.onerror = fail;
  script.onload = () => {
    try {
      embed();
    } catch {
      fail();
    }
  };
  script.src = src;
  document.head.append(script);
  setTimeout(fail, 10_000);
}

/**
 * GET /bridge/postcode: the provider's address search, for a frame in the portal. It sends {type: 'postcode-ready'},
 * {type: 'postcode-height', height} (px), {type: 'postcode-chosen', address} (texts by the names in FIELDS), or once
 * {type: 'postcode-failed'}; it receives no messages.
 */
export function postcodeBridge({ PORTAL_ORIGIN, POSTCODE_SCRIPT_URL }: Config, look: string) {
  const { origin } = new URL(POSTCODE_SCRIPT_URL);
  const provider = /\.kakaocdn\.net$/.test(new URL(origin).hostname) ? KAKAO : [origin];
  return smallDocument({
    title: '주소 찾기',
    look,
    style:
      'html, body, #postcode { height: 100%; background: var(--surface); } #postcode { overflow: hidden; }',
    body: '<div id="postcode"></div>',
    policy: {
      'script-src': ["'strict-dynamic'", ...provider],
      // The provider's script writes style elements and attributes.
      'style-src': ["'unsafe-inline'"],
      'frame-src': provider,
      'connect-src': provider,
      'img-src': ['data:', ...provider],
      'form-action': provider,
      'frame-ancestors': [PORTAL_ORIGIN],
    },
    script: {
      run,
      input: { portal: PORTAL_ORIGIN, src: POSTCODE_SCRIPT_URL, fields: FIELDS },
    },
  });
}
