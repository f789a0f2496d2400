import type { Company, Config } from '@portal/config';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';
import { PAYMENT_RETURN } from './payment-return.ts';

interface Start {
  type: 'card-start';
  moid: string;
  page: 'pc' | 'mobile';
  action: string;
  charset: 'euc-kr';
  fields: Record<string, string>;
}
/** Globals that the provider's script defines, and those that it calls. */
interface Provider {
  goPay(form: HTMLFormElement): void;
  nicepaySubmit(): void;
  nicepayClose(): void;
}

/** Names that the provider's script may load the rest of its window from (unverified: it documents no list). */
const NICEPAY = ['https://*.nicepay.co.kr'];

function run({
  portal,
  back,
  page,
  script: src,
}: {
  portal: string;
  /** Where the window's result is posted to. */
  back: string;
  /** Where phones post the form to. */
  page: string;
  script: string;
}) {
  const isStart = (message: unknown): message is Start => {
    const { type, moid, page: mode, action, charset, fields } = (message ?? {}) as Partial<Start>;
    return (
      type === 'card-start' &&
      typeof moid === 'string' &&
      action === (mode === 'pc' ? back : page) &&
      charset === 'euc-kr' &&
      typeof fields === 'object' &&
      Object.entries(fields).length <= 40 &&
      Object.entries(fields).every(
        ([name, value]) =>
          /^\w{1,40}$/.test(name) && typeof value === 'string' && value.length <= 1000,
      )
    );
  };
  const formOf = ({ action, fields }: Start) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    return form;
  };
  const fail = () => {
    document.getElementById('wait')?.setAttribute('hidden', '');
    document.getElementById('failed')?.removeAttribute('hidden');
  };

  const opener = window.opener as Window | null;
  let started: Start | null = null;
  let submitted = false;
  let told = false;
  const tellClosed = () => {
    if (!started || submitted || told) return;
    told = true;
    opener?.postMessage({ type: 'card-closed', moid: started.moid }, portal);
  };
  const openWindow = (start: Start) => {
    const form = formOf(start);
    const provider = window as unknown as Provider;
    provider.nicepaySubmit = () => {
      submitted = true;
      form.submit();
    };
    provider.nicepayClose = () => {
      tellClosed();
      window.close();
    };
    const script = document.createElement('script');
    script.onerror = fail;
    script.onload = () => {
      try {
        provider.goPay(form);
      } catch {
        fail();
      }
    };
    script.src = src;
    document.head.append(script);
  };
  const begin = (message: unknown, mode: Start['page']) => {
    // A second message must not hide the card window that the first one opened.
    if (started) return;
    if (!isStart(message) || message.page !== mode) return fail();
    started = message;
    if (mode === 'pc') return openWindow(message);
    const form = formOf(message);
    form.acceptCharset = message.charset;
    form.submit();
  };
  /** base64url of JSON in UTF-8. */
  const read = (encoded: string): unknown => {
    try {
      const bytes = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
      return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
    } catch {
      return null;
    }
  };
  if (location.hash.length > 1) {
    const given = read(location.hash.slice(1));
    history.replaceState(null, '', location.pathname);
    return begin(given, 'mobile');
  }
  if (!opener) return fail();
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin === portal && source === opener) begin(data, 'pc');
  });
  window.addEventListener('pagehide', tellClosed);
  opener.postMessage({ type: 'card-ready' }, portal);
  setTimeout(() => {
    if (!started) fail();
  }, 30_000);
}

/**
 * GET /bridge/payment: opens the card window. In a window that the portal opened it sends {type: 'card-ready'} to its
 * opener, waits for {type: 'card-start', moid, page: 'pc', action, charset, fields} and runs the provider's script on a
 * form with these fields; the result goes to `action`, which must be the portal's return address. If the window is closed
 * before that, it sends {type: 'card-closed', moid}. In the portal's own window it reads the message from the address's
 * fragment, as base64url of JSON with `page` 'mobile', and posts the form to `action`, which must be the provider's page.
 */
export function paymentBridge(config: Config, company: Company, look: string) {
  const { PORTAL_ORIGIN, PAYMENT_SCRIPT_URL, PAYMENT_FORM_URL } = config;
  const phone = text(company.phones.main);
  const origins = [PAYMENT_SCRIPT_URL, PAYMENT_FORM_URL].map((address) => new URL(address).origin);
  const isNicepay = origins.every((origin) => origin.endsWith('.nicepay.co.kr'));
  const provider = isNicepay ? NICEPAY : [...new Set(origins)];
  return smallDocument({
    title: '결제',
    look,
    style:
      'main { min-height: 0; padding-block: 72px; text-align: center; } p { margin-top: 12px; }',
    body: `<main><h1 id="wait">결제 창을 준비하고 있습니다</h1>
<div id="failed" hidden><h1>결제 창을 열지 못했습니다</h1>
<p>결제되지 않았습니다. 이 창을 닫거나 뒤로 가셔서, 하시던 화면에서 다시 시도해 주세요.</p>
<p>고객센터 <a href="tel:${phone}">${phone}</a></p></div>
<noscript><p>결제에는 자바스크립트가 필요합니다. 고객센터 <a href="tel:${phone}">${phone}</a></p></noscript></main>`,
    policy: {
      'script-src': ["'strict-dynamic'", ...provider],
      // The provider's script writes style elements and attributes.
      'style-src': ["'unsafe-inline'"],
      'frame-src': provider,
      'connect-src': provider,
      'img-src': ['data:', ...provider],
      'form-action': [PORTAL_ORIGIN, ...provider],
    },
    script: {
      run,
      input: {
        portal: PORTAL_ORIGIN,
        back: PORTAL_ORIGIN + PAYMENT_RETURN,
        page: PAYMENT_FORM_URL,
        script: PAYMENT_SCRIPT_URL,
      },
    },
  });
}
