import type { Company } from '@portal/config';
import type { VersionRecord } from '@portal/release-store';
import type { InlinedPortal } from '../src/release/inlined.ts';
import type { RouteMatch } from '../src/release/route-match.ts';
import { baseOf, type LiveRelease } from './live-release.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** JSON that can stand in a script element whatever it holds. */
const json = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Files of a version that a page needs, as preloads. The nonce is what lets strict-dynamic accept them. */
function preloads(record: VersionRecord, files: string[], nonce: string): string {
  const base = baseOf(record.name, record.version);
  return files
    .map((file) => {
      const integrity = record.files[file]?.sha384 ?? '';
      return `<link rel="preload" as="script" nonce="${nonce}" href="${base}${file}" integrity="${integrity}" crossorigin="anonymous">`;
    })
    .join('');
}

export interface DocumentInput {
  release: LiveRelease;
  match: RouteMatch;
  company: Company;
  nonce: string;
  /** The page's public address without its host: path and query. */
  address: string;
  origin: string;
  baseCss: string;
  font: InlinedPortal['font'];
  /** The browser has the web font: it may stand before the content without delaying it. */
  fontKnown: boolean;
}

/** The HTML of a page: everything the browser must know to ask for all it needs at once. */
export function renderDocument(input: DocumentInput): string {
  const { release, match, company, nonce, origin } = input;
  const { page, section } = match;
  const shell = release.versions.get('shell');
  const owner = release.versions.get(section.name);
  if (!shell || !owner) throw new Error('the release has no shell');
  const title = page?.title ? `${page.title} | ${company.centre}` : company.centre;
  const robots = page?.indexable ? 'index,follow' : 'noindex,nofollow';
  const main = Object.entries(shell.files).find(([, file]) => file.kind === 'entry');
  const inlined: InlinedPortal = {
    set: release.set,
    company,
    parts: release.parts,
    font: input.font,
  };
  const fontLink = `<link rel="stylesheet" nonce="${nonce}" href="${input.font.css}">`;
  const shellBase = baseOf(shell.name, shell.version);
  return `<!doctype html>
<html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(title)}</title>
<meta name="description" content="${text(page?.description ?? '')}">
<meta name="robots" content="${robots}">
<link rel="canonical" href="${text(origin + input.address)}">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1F1E1B">
<link rel="icon" href="${shellBase}icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${input.baseCss}</style>
${input.fontKnown ? fontLink : `<noscript>${fontLink}</noscript>`}
${preloads(shell, [main?.[0] ?? ''], nonce)}${preloads(owner, page ? (owner.preload[page.id] ?? []) : [], nonce)}
<script nonce="${nonce}" defer src="${shellBase}${main?.[0]}" integrity="${main?.[1].sha384}" crossorigin="anonymous"></script>
</head><body>
<div id="header"></div><main id="main" tabindex="-1"></main><div id="footer"></div>
<noscript><p>이 화면을 보려면 자바스크립트를 켜 주세요. 고객센터 <a href="tel:${text(company.phones.main)}">${text(company.phones.main)}</a></p></noscript>
<script type="application/json" id="portal" nonce="${nonce}">${json(inlined)}</script>
</body></html>`;
}
