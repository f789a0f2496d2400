import { baseCss } from '@portal/ui/base-css';
import { json, text } from './pages/document.ts';
import { newNonce } from './pages/policy.ts';

export interface SmallDocument {
  title: string;
  /** HTML; whoever gives it has escaped what stands in it. */
  body: string;
  style?: string;
  /** Directives beside those for its own style and script; what is not named is forbidden. */
  policy?: Record<string, string[]>;
  /**
   * Runs in the browser with `input` alone: the source of the function goes there, nothing around it.
   * `input` must be what JSON can hold.
   */
  script?: { run: (input: never) => void; input: unknown };
}

/** Headers that every one of them has. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

const STYLE = baseCss();

/** A document without any of the portal's code: everything it needs stands in it. Gives answer and headers. */
export function smallDocument({ title, body, style = '', policy = {}, script }: SmallDocument) {
  const nonce = newNonce();
  const directives = {
    'default-src': ["'none'"],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...policy,
    ...(script && { 'script-src': [`'nonce-${nonce}'`, ...(policy['script-src'] ?? [])] }),
  };
  const code = script
    ? `<script nonce="${nonce}">(${String(script.run)})(${json(script.input)})</script>`
    : '';
  return {
    headers: {
      ...HEADERS,
      'content-security-policy': Object.entries(directives)
        .map(([name, values]) => `${name} ${values.join(' ')}`)
        .join('; '),
    },
    html: `<!doctype html>
<html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex,nofollow">
<title>${text(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}${style}</style>
</head><body>
${body}
${code}
</body></html>`,
  };
}
