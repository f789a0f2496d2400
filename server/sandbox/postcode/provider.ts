import { randomBytes } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { FastifyInstance } from 'fastify';
import { answerOf, searchAddresses } from './search.ts';

interface Options {
  width?: string;
  height?: string;
  oncomplete?(data: unknown): void;
  onclose?(state: string): void;
  onresize?(size: { width: number; height: number }): void;
}

/** The provider's script, which defines `kakao.Postcode`. It runs in the browser, so it must not use this module. */
function provide() {
  const search = new URL('search', (document.currentScript as HTMLScriptElement).src);
  class Postcode {
    readonly #options: Options;
    constructor(options: Options) {
      this.#options = options;
    }
    embed(element: HTMLElement, { autoClose = true } = {}) {
      const { width = '100%', height = '100%', oncomplete, onclose, onresize } = this.#options;
      const frame = document.createElement('iframe');
      frame.title = '우편번호 검색';
      frame.src = search.href;
      Object.assign(frame.style, { width, height, border: '0', display: 'block' });
      window.addEventListener('message', ({ origin, source, data }) => {
        if (origin !== search.origin || source !== frame.contentWindow) return;
        if (data.height) onresize?.({ width: frame.clientWidth, height: data.height });
        if (!data.address) return;
        oncomplete?.(data.address);
        if (autoClose) frame.remove();
        onclose?.('COMPLETE_CLOSE');
      });
      element.replaceChildren(frame);
    }
  }
  Object.assign(window, { kakao: { Postcode } });
}

/** The search page's script. */
function choose() {
  const tell = (message: object) => window.parent.postMessage(message, '*');
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-address]');
    if (button) tell({ address: JSON.parse(button.dataset['address'] ?? '') });
  });
  new ResizeObserver(() => tell({ height: document.documentElement.scrollHeight })).observe(
    document.body,
  );
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 sans-serif; }
body { margin: 0; padding: 16px; }
form { display: flex; gap: 8px; }
input, button { font: inherit; min-height: 48px; border: 1px solid GrayText; border-radius: 8px; padding: 0 12px; background: Canvas; color: CanvasText; }
input { flex: 1; min-width: 0; }
ul { list-style: none; margin: 16px 0 0; padding: 0; }
li { padding: 12px 0; border-top: 1px solid GrayText; }
li button { display: flex; gap: 8px; align-items: center; width: 100%; border: 0; padding: 4px 0; text-align: left; cursor: pointer; word-break: keep-all; }
li button:hover span, li button:focus-visible span { text-decoration: underline; }
small { flex: none; padding: 0 6px; border: 1px solid GrayText; border-radius: 4px; }`;

function searchPage(query: string, nonce: string): string {
  const found = searchAddresses(query);
  const item = (known: (typeof found)[number]) => {
    const button = (type: 'R' | 'J', label: string) => {
      const answer = answerOf(known, type);
      const shown = type === 'R' ? answer.roadAddress : answer.jibunAddress;
      const building = known.buildingName && type === 'R' ? ` (${known.buildingName})` : '';
      return shown
        ? `<button type="button" data-address="${escapeUTF8(JSON.stringify(answer))}"><small>${label}</small><span>${escapeUTF8(shown + building)}</span></button>`
        : '';
    };
    return `<li><strong>${known.zonecode}</strong>${button('R', '도로명')}${button('J', '지번')}</li>`;
  };
  const said = query.trim()
    ? `검색 결과 ${found.length}건`
    : '도로명, 지번, 건물 이름으로 찾아 주세요. 예: 한솔로 12, 우도면';
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>우편번호 검색 (모의)</title>
<style nonce="${nonce}">${STYLE}</style></head><body>
<form action="search" role="search"><input type="search" name="q" aria-label="주소" value="${escapeUTF8(query)}" autocomplete="off"><button>검색</button></form>
<p role="status">${said}</p><ul>${found.map(item).join('')}</ul>
<script nonce="${nonce}">(${String(choose)})()</script></body></html>`;
}

/**
 * Sandbox of the postcode search, with the same script and answers as the real one: `postcode.v2.js`, which
 * defines `kakao.Postcode`, and the page that it embeds. Registered under /postcode.
 */
export async function postcode(app: FastifyInstance): Promise<void> {
  app.get('/postcode.v2.js', async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(`(${String(provide)})();\n`),
  );
  app.get<{ Querystring: { q?: string } }>('/search', async (request, reply) => {
    const nonce = randomBytes(18).toString('base64');
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(searchPage(String(request.query.q ?? ''), nonce));
  });
}
