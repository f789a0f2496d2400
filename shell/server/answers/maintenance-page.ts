import type { Company } from '@portal/config';
import { text } from '../html.ts';
import { smallDocument } from '../small-document.ts';
import { closingText, type Closing } from './closing.ts';

const STYLE = `
body { display: grid; min-height: 100vh; min-height: 100dvh; grid-template-rows: auto 1fr auto; }
.top { padding: 24px var(--gutter); font-weight: 800; letter-spacing: -0.02em; }
main { display: grid; align-content: center; justify-items: center; gap: 16px; width: 100%; min-height: 0; padding-block: 24px 48px; text-align: center; }
main > p { max-width: 30em; color: var(--text-second); text-wrap: balance; }
main svg { width: 120px; height: 120px; color: var(--primary); }
h1 { font-size: var(--h1); }
.window { width: 100%; max-width: 560px; padding: 24px; border-radius: var(--radius-card); background: var(--soft-primary); color: var(--on-soft-primary); }
.window dt { font-size: var(--small); }
.window dd { font-size: var(--h3); font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; text-wrap: balance; }
.call { padding: 32px var(--gutter); border-top: var(--line-width) solid var(--line); background: var(--sunken); text-align: center; }
.call a { display: inline-flex; align-items: center; min-height: 44px; color: var(--text); font-size: var(--h3); font-weight: 800; font-variant-numeric: tabular-nums; text-decoration: none; }
.call p { color: var(--text-second); font-size: var(--small); }`;

/** A sign on a door, with a clock. */
const PICTURE = `<svg viewBox="0 0 120 120" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M60 14v10M60 24 28 46M60 24l32 22"/><rect x="16" y="46" width="88" height="60" rx="12"/>
<circle cx="60" cy="76" r="19"/><path d="M60 65v11l-8 6"/></svg>`;

/** The page that every address answers with while the portal is closed (specification, 2, Maintenance page). */
export function maintenancePage(company: Company, closing: Closing, look: string) {
  const { main } = company.phones;
  return smallDocument({
    title: `점검 안내 | ${company.centre}`,
    style: STYLE,
    look,
    body: `<header class="top">${text(company.centre)}</header>
<main>
${PICTURE}
<h1>점검하고 있습니다</h1>
<p>고객 앱, 고객센터, 홈페이지를 아래 시간 동안 이용하실 수 없습니다.</p>
<dl class="window"><dt>점검 시간</dt><dd>${closingText(closing)}</dd></dl>
<p>점검 시간은 바뀌거나 길어질 수 있습니다.</p>
</main>
<footer class="call"><p>급하신 일은 전화로 도와드립니다.</p><a href="tel:${text(main)}">${text(main)}</a><p>${text(company.hours)}</p></footer>`,
  });
}
