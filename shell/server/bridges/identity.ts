import type { Company, Config } from '@portal/config';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';
import { RETURN_PATH } from './identity-return.ts';

interface Start {
  type: 'identity-start';
  action: string;
  fields: Record<string, string>;
}

function run({ portal, action, back }: { portal: string; action: string; back: string }) {
  const names = ['tr_cert', 'tr_url', 'tr_add', 'tr_ver'];
  const isStart = (message: unknown): message is Start => {
    const { type, action: to, fields } = (message ?? {}) as Partial<Start>;
    return (
      type === 'identity-start' &&
      to === action &&
      typeof fields === 'object' &&
      names.every((name) => typeof fields[name] === 'string' && fields[name].length <= 4000) &&
      fields['tr_url'] === back &&
      fields['tr_ver'] === 'V2'
    );
  };
  let started = false;
  const start = (message: unknown) => {
    if (started || !isStart(message)) return;
    started = true;
    const form = document.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const name of names) {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = name;
      input.value = message.fields[name] ?? '';
      form.append(input);
    }
    document.body.append(form);
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
    start(given);
  } else if (window.opener) {
    const opener = window.opener as Window;
    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin === portal && source === opener) start(data);
    });
    window.addEventListener('pagehide', () =>
      opener.postMessage({ type: 'identity-leaving', started }, portal),
    );
    opener.postMessage({ type: 'identity-ready' }, portal);
  }
}

/**
 * GET /bridge/identity: posts the identity check's form to its provider. In a window that the portal opened it sends
 * {type: 'identity-ready'} to its opener, waits for {type: 'identity-start', action, fields: {tr_cert, tr_url,
 * tr_add, tr_ver}} and sends {type: 'identity-leaving', started} as it goes to the provider or, with `started` false, is
 * closed before. In the portal's own window it reads that message from the address's fragment, as base64url of
 * JSON. `action` must be the configured provider, `tr_url` the portal's return address.
 */
export function identityBridge(config: Config, company: Company, look: string) {
  const { PORTAL_ORIGIN, IDENTITY_URL } = config;
  const phone = text(company.phones.main);
  return smallDocument({
    title: '본인 확인',
    look,
    style: 'main { min-height: 0; padding-block: 72px; text-align: center; }',
    body: `<main><h1>본인 확인을 준비하고 있습니다</h1>
<noscript><p>본인 확인에는 자바스크립트가 필요합니다. 고객센터 <a href="tel:${phone}">${phone}</a></p></noscript></main>`,
    policy: { 'form-action': [new URL(IDENTITY_URL).origin] },
    script: {
      run,
      input: { portal: PORTAL_ORIGIN, action: IDENTITY_URL, back: PORTAL_ORIGIN + RETURN_PATH },
    },
  });
}
