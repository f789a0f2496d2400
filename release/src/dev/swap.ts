import type { SectionRecord } from '@portal/release-store';
import { RELOAD } from './changes.ts';

/** A part as the portal's page names it. */
export interface DevPart {
  name: string;
  version: string;
  base: string;
  entry: { file: string; sha384: string };
  section: SectionRecord;
}

/** What of the page's own data is read or changed here (shell/src/release/inlined.ts). */
interface Inlined {
  parts: DevPart[];
  drawn: { part: string } | null;
}

const INLINED = /(<script type="application\/json" id="portal"[^>]*>)(.*?)(<\/script>)/s;
const MAIN = /(<main id="main"[^>]*>).*(<\/main>)/s;

const isBelow = (prefix: string | null, pathname: string) =>
  prefix !== null && (pathname === prefix || pathname.startsWith(`${prefix}/`));

/** Runs before the shell, which then draws header and footer itself: their menu is another. */
const FORGET_FRAME = `for (const id of ['header', 'footer']) document.getElementById(id)?.replaceChildren();`;

export interface Answer {
  status: number;
  /** The content policy. */
  policy: string;
  html: string;
}

/**
 * A page of the portal in which one part is another: its entry and hash, its table, its right to make
 * scripts. What the server drew of that part is of the version it has: the browser draws it instead.
 * What is no page of the portal stays as it is.
 */
export function swapPart(answer: Answer, part: DevPart, pathname: string): Answer {
  const [, open, text, close] = INLINED.exec(answer.html) ?? [];
  if (!text) return answer;
  const inlined = JSON.parse(text) as Inlined;
  const before = inlined.parts.find(({ name }) => name === part.name);
  const parts = before
    ? inlined.parts.map((one) => (one === before ? part : one))
    : [...inlined.parts, part];
  const isOwn = isBelow(part.section.prefix, pathname) || inlined.drawn?.part === part.name;
  const drawn = isOwn ? null : inlined.drawn;
  const isSameTable = JSON.stringify(before?.section) === JSON.stringify(part.section);

  const data = JSON.stringify({ ...inlined, parts, drawn }).replaceAll('<', '\\u003c');
  const nonce = /'nonce-([^']+)'/.exec(answer.policy)?.[1] ?? '';
  const script = `<script nonce="${nonce}">${isSameTable ? '' : FORGET_FRAME}${RELOAD}</script>`;
  // Functions: what is put in is no pattern.
  const html = answer.html
    .replace(INLINED, () => `${open}${data}${close}${script}`)
    .replace(MAIN, (whole, start: string, end: string) => (isOwn ? start + end : whole))
    .replace(/<script [^>]*data-preload=.*?<\/script>/s, (files) =>
      before && files.includes(`&quot;${before.base}`) ? '' : files,
    );
  const policy = before
    ? answer.policy
    : answer.policy.replace(/; trusted-types /, `; trusted-types ${part.name}#webpack `);
  // The portal knows neither a part nor a page that is only here.
  const status = isOwn && answer.status >= 400 ? 200 : answer.status;
  return { status, policy, html };
}
