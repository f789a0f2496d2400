import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { FastifyReply } from 'fastify';

const STYLE = `
:root{color-scheme:light dark;--bg:#faf9f6;--surface:#fff;--text:#1f1d1a;--second:#55514a;--line:#857f74;--act:#0b5d57;--on:#fff;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--bg:#161513;--surface:#1f1e1b;--text:#f4f1ea;--second:#c9c3b7;--line:#8d877b;--act:#6cc9be;--on:#06201d;--bad:#f2958c}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:17px/1.6 Pretendard,'Noto Sans KR','Apple SD Gothic Neo',sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:440px;margin:0 auto;padding:32px 16px 48px}
h1{font-size:26px;line-height:1.3;letter-spacing:-.02em;margin:0 0 8px}
p{margin:0 0 16px}
.second{color:var(--second);font-size:15px}
form{display:grid;gap:16px;margin:24px 0}
label{display:grid;gap:4px;font-weight:600}
input{font:inherit;min-height:52px;padding:0 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:inherit;width:100%}
button,.button{font:inherit;font-weight:600;min-height:52px;padding:0 16px;border:1px solid var(--act);border-radius:12px;background:var(--act);color:var(--on);text-align:center;text-decoration:none;display:grid;place-items:center;cursor:pointer;width:100%}
.quiet{background:transparent;color:var(--act)}
.choices{display:grid;gap:12px}
.choices form{margin:0}
[role=alert]{border-left:4px solid var(--bad);padding:8px 16px;background:var(--surface)}
a{color:var(--act)}
.talk,.text{background:var(--surface);border:1px solid var(--line);border-radius:16px;margin:0 0 16px;padding:16px;overflow:hidden}
.talk h2,.text h2{font-size:17px;margin:-16px -16px 12px;padding:8px 16px;border-bottom:1px solid var(--line)}
.talk h2{background:#fae100;color:#1f1d1a}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const STYLE_HASH = hashOf(STYLE);

declare const markup: unique symbol;
/** Markup that `html` made; it escapes text. */
export type Html = string & { readonly [markup]: true };

/** Makes markup. Values are escaped, except lists of markup that `html` made. */
export const html = (parts: TemplateStringsArray, ...values: (string | Html[])[]): Html =>
  parts
    .map((part, i) => {
      const value = values[i] ?? '';
      return part + (typeof value === 'string' ? escapeUTF8(value) : value.join(''));
    })
    .join('') as Html;

export interface Page {
  title: string;
  body: Html;
  /** Where its forms may post to, including redirects. */
  formsTo: string[];
  /** Origins that may show it in a frame. Default: none. */
  framedBy?: string[];
  /** The one script that it runs. Default: none. */
  script?: string;
  /** Whether its script may fetch pages of this server. Default: no. */
  connects?: boolean;
  status?: number;
}

/** Sends a page; its policy allows no script but its own. */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    formsTo,
    framedBy = ["'none'"],
    script = '',
    connects = false,
    status = 200,
  }: Page,
) {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${formsTo.join(' ')}`,
    ...(script === '' ? [] : [`script-src 'sha256-${hashOf(script)}'`]),
    ...(connects ? ["connect-src 'self'"] : []),
    `frame-ancestors ${framedBy.join(' ')}`,
    "base-uri 'none'",
  ];
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeUTF8(title)}</title><style>${STYLE}</style></head><body><main>${body}</main>${script === '' ? '' : `<script>${script}</script>`}</body></html>`,
    );
}
