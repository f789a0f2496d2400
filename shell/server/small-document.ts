import { baseCss } from '@portal/ui/base-css';
import { json, text } from './html.ts';
import { newNonce } from './pages/policy.ts';

export interface SmallDocument {
  title: string;
  /** HTML, with its texts escaped. */
  body: string;
  style?: string;
  /** Attributes of <html> for text size and contrast (`lookAttributes`). */
  look?: string;
  /** Directives of its policy, beside those for its own style and script; everything else is forbidden. */
  policy?: Record<string, string[]>;
  /**
   * Runs in the browser with `input`, which must be JSON. We send the function's source, so it must not use its
   * closure.
   */
  script?: { run: (input: never) => void; input: unknown };
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

const STYLE = baseCss();

/** Makes a document that runs none of the portal's code, and its headers. */
export function smallDocument({
  title,
  body,
  style = '',
  look = '',
  policy = {},
  script,
}: SmallDocument) {
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
<html lang="ko"${look}><head><meta charset="utf-8">
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
