import type { User } from '@portal/contract';
import type { RenderedPage, Styles } from '@portal/host/app';
import type { VersionRecord } from '@portal/release-store';
import { randomUUID } from 'node:crypto';
import { canonicalOf } from '../../shared/canonical.ts';
import { baseOf, wholePortal, type OwnPortal } from '../../shared/common-portal.ts';
import type { RouteMatch } from '../../shared/route-match.ts';
import type { RenderedFrame } from '../../shared/rendered-frame.ts';
import { linkedData } from '../../shared/linked-data.ts';
import { json, text } from '../html.ts';
import { commonFile, type PortalSettings } from '../files/common-file.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { lostCard, mainLost } from './main-lost.ts';
import { overrideBanner } from './override-banner.ts';

/** Stands for the nonce until the answer is sent. Random, so that no content can contain it. */
const NONCE = `nonce-${randomUUID()}`;

export const NONCE_LENGTH = 24;
/** The length of all attributes of <html> together, when all are set. */
export const ATTRIBUTES_LENGTH = 57;

/**
 * Returns the beginning of a page, which contains all that differs from answer to answer: the attributes of <html>, the first
 * nonce, and `head`, elements of the head. Without `head` its length is always the same, because spaces fill the attributes up.
 */
export const openingOf = (nonce: string, attributes: string, head = ''): Buffer =>
  Buffer.from(
    `<!doctype html>\n<html lang="ko"${attributes.padEnd(ATTRIBUTES_LENGTH)}><head><meta charset="utf-8">${head}<script nonce="${nonce}">`,
  );

/** The HTML after the opening, cut into pieces at each further nonce, so that one document serves many answers. */
export type Document = Buffer[];

/** Puts an answer together: the opening, then the pieces with the nonce between them. */
export function filled(document: Document, nonce: string, attributes: string, head = ''): Buffer {
  const between = Buffer.from(nonce);
  const pieces = document.flatMap((piece, i) => (i === 0 ? piece : [between, piece]));
  return Buffer.concat([openingOf(nonce, attributes, head), ...pieces]);
}

/**
 * An inline script that notes what a customer presses or fills in before hydration; the page then repeats it
 * (shell/src/browser/early-use.ts). Links, <details> and forms with an address work without us. It also notes the
 * path where something was entered, so that no newer release reloads that page
 * (shell/src/navigation/newer-release.ts).
 */
const EARLY_USE = `{const isEarly=(e)=>e&&!e.closest("[data-hydrated]");
addEventListener("click",(event)=>{const b=event.target.closest("button[type=button]");
if(b)window.portalTap=isEarly(b)?event:null},true);
addEventListener("input",({target:t})=>{window.portalEntered=location.pathname;if(isEarly(t))
(window.portalInput??=new Map).set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)},true)}`;

/** A script that runs once the document is parsed, after those before it. */
const script = (
  src: string,
  sha384: string | undefined,
  priority: 'high' | 'low',
  attributes = '',
) =>
  `<script nonce="${NONCE}" defer fetchpriority="${priority}" src="${src}" integrity="${sha384}" crossorigin="anonymous"${attributes}></script>`;

/** What `mainLost` needs to know of the shell. */
const lossOf = ({ set, good }: LiveRelease, { name, version }: VersionRecord) =>
  ` data-set="${set}" data-version="${name}@${version}"${good.has(name) ? ' data-good' : ''}`;

/**
 * The scripts that a section needs to hydrate its page, after main.js at the document's end, so that nothing else
 * has to load first. Chunks only register their modules; a remote's entry, which finds them there, comes last.
 */
function sectionScripts({ name, version, files }: VersionRecord, needed: string[]): string {
  const isEntry = (file: string) => files[file]?.kind === 'entry';
  return [...needed.filter((file) => !isEntry(file)), ...needed.filter(isEntry)]
    .map((file) => script(baseOf(name, version) + file, files[file]?.sha384, 'low'))
    .join('\n');
}

/** Reloads the page after each new build of the part under development. */
const reloadOn = (changes: string) =>
  `<script nonce="${NONCE}">new EventSource(${json(changes)}).onmessage=()=>location.reload()</script>\n`;

/** The rules of a style cache (`browserCache`). Not Emotion's own attribute: Emotion would move the element. */
const styleElement = ({ key, ids, css }: Styles) =>
  css ? `<style nonce="${NONCE}" data-styles="${key} ${ids.join(' ')}">${css}</style>` : '';

export interface DocumentInput {
  release: LiveRelease;
  match: RouteMatch;
  settings: PortalSettings;
  /** Path and query of the page's public address. */
  address: string;
  origin: string;
  guard: boolean;
  /** The browser could not load the script that sets `portalCommon`, so the document has to contain all of it. */
  withCommon: boolean;
  baseCss: string;
  /** Null if the server could not render it: then the browser does. */
  frame: RenderedFrame | null;
  /** The section's page; null if the browser renders it. */
  page: RenderedPage | null;
  /** Whose page it is; null for a page that everybody gets. */
  user: User | null;
}

/** The page's structured data. Needs no nonce, because browsers do not run it. */
const structuredData = (page: RenderedPage | null) =>
  page?.structured
    ? `\n<script type="${linkedData.type}">${json(linkedData.of(page.structured))}</script>`
    : '';

/** Meta data for search engines and shared links; `base` is the address of the shell's files. */
function meta(input: DocumentInput, base: string): string {
  const { match, origin, address, page } = input;
  const { company } = input.settings;
  const own = page?.title ?? match.page?.title;
  const title = text(own ? `${own} | ${company.centre}` : company.centre);
  const description = text(page?.description ?? match.page?.description ?? '');
  const indexable = page ? page.indexable : match.page?.indexable;
  const url = text(origin + canonicalOf(match.page, new URL(address, origin)));
  return `<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="${indexable ? 'index,follow' : 'noindex,nofollow'}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:locale" content="ko_KR">
<meta property="og:site_name" content="${text(company.centre)}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${text(origin)}${base}share.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${text(company.centre)}">${structuredData(page)}`;
}

function body(input: DocumentInput): string {
  const { frame, page, match } = input;
  const phone = text(input.settings.company.phones.main);
  const content = page
    ? `<div data-section="${page.boot.page ?? ''}">${page.html}</div>`
    : `<div data-awaited>${frame?.awaited ?? ''}</div>`;
  const isDrawn = page || match.section.disabled;
  const lost = isDrawn
    ? '자바스크립트를 켜면 모든 기능을 쓸 수 있습니다. <a href="/sitemap">사이트맵</a>'
    : '이 화면을 보려면 자바스크립트를 켜 주세요.';
  const main = `<main id="main" tabindex="-1">${content}<noscript><p>${lost} 고객센터 <a href="tel:${phone}">${phone}</a></p></noscript></main>`;
  if (match.page?.webView) return main;
  return `<div id="header">${frame?.header ?? ''}</div>
${main}
<div id="footer">${frame?.footer ?? ''}</div>`;
}

/** Makes the HTML of a page: its content, and everything the browser needs to hydrate it. */
export function renderDocument(input: DocumentInput): Document {
  const { release, match, settings, frame, page, user } = input;
  const shell = release.versions.get('shell');
  const owner = release.versions.get(match.section.name);
  const main = Object.entries(shell?.files ?? {}).find(([, file]) => file.kind === 'entry');
  if (!shell || !owner || !main) throw new Error('the release has no shell');
  const [entry, { sha384 }] = main;
  const base = baseOf(shell.name, shell.version);
  const common = { ...settings, tables: release.tables };
  // Other servers cannot make the script for a part under development, and older shells do not read it.
  const hasFile = !input.withCommon && release.dev === null && shell.readsCommon === true;
  const file = hasFile ? commonFile(common, release.parts) : null;
  const own: OwnPortal = {
    set: release.set,
    parts: release.parts,
    guard: input.guard,
    rendered: page && { part: owner.name, ...(user && { userIdx: user.userIdx }), ...page.boot },
  };
  const loaded = match.section.disabled ? null : match.page;
  const needed = loaded ? (owner.preload[loaded.id] ?? []) : [];
  const lost = (file ? '' : `${lostCard(settings.company)};`) + mainLost(settings.company);
  return `${lost}</script>
${file ? script(file.src, file.sha384, 'high', ' data-common') : ''}
${script(base + entry, sha384, 'high', lossOf(release, shell))}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${meta(input, base)}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1F1E1B">
<link rel="icon" href="${base}icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<style nonce="${NONCE}">${input.baseCss}</style>
${frame ? styleElement(frame.styles) : ''}${page ? styleElement(page.styles) : ''}
<script nonce="${NONCE}">${EARLY_USE}</script>
</head><body>
${overrideBanner(release, NONCE)}${body(input)}
<script type="application/json" id="portal" nonce="${NONCE}">${json(file ? own : wholePortal(own, common))}</script>
${sectionScripts(owner, needed)}
${release.dev ? reloadOn(release.dev.changes) : ''}</body></html>`
    .split(NONCE)
    .map((piece) => Buffer.from(piece));
}
