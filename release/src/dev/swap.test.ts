import { expect, test } from '@jest/globals';
import { swapPart, type Answer, type DevPart } from './swap.ts';

const section = (name: string) => ({
  name,
  prefix: name === 'shell' ? null : `/${name}`,
  label: name,
  order: 1,
  pages: [],
});
const part = (name: string, version: string): DevPart => ({
  name,
  version,
  base: `/r/${name}/${version}/`,
  entry: { file: 'remoteEntry.js', sha384: `sha384-${version}` },
  section: section(name),
});

const preload = (name: string) =>
  `<script nonce="N" data-preload="[[&quot;/r/${name}/1.0.3/a.js&quot;,&quot;sha384-a&quot;]]">{}</script>`;

/** A page of a portal of shell and guide, as shell/server/document.ts writes it. */
function page(drawn: string, more: Partial<Answer> = {}): Answer {
  const inlined = {
    set: '7',
    parts: [part('shell', '1.0.3'), part('guide', '1.0.3')],
    drawn: { part: drawn, page: 'faq', answer: { html: '$& </script>' } },
  };
  const data = JSON.stringify(inlined).replaceAll('<', '\\u003c');
  return {
    status: 200,
    policy: `script-src 'nonce-N'; require-trusted-types-for 'script'; trusted-types shell#webpack guide#webpack`,
    html: `<html><head><script nonce="N" defer src="/r/shell/1.0.3/main.js"></script></head>
<body><div id="header">menu</div>
<main id="main" tabindex="-1"><div data-section="faq"><p>old</p></div></main>
${preload(drawn)}
<script type="application/json" id="portal" nonce="N">${data}</script>
</body></html>`,
    ...more,
  };
}
const inlinedOf = ({ html }: Answer) =>
  JSON.parse(/id="portal"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    set: string;
    parts: DevPart[];
    drawn: object | null;
  };
const mine = part('guide', '0.0.0');

test('puts one part in the place of its version, and leaves the others and the set', () => {
  const { set, parts } = inlinedOf(swapPart(page('guide'), mine, '/guide/faq'));
  expect(set).toBe('7');
  expect(parts).toEqual([part('shell', '1.0.3'), mine]);
});

test('what the server drew of the part is gone, with what it would be taken over with', () => {
  const answer = swapPart(page('guide'), mine, '/guide/faq');
  expect(inlinedOf(answer).drawn).toBeNull();
  expect(answer.html).toContain('<main id="main" tabindex="-1"></main>');
});

test('what it drew of another part stays, whatever it holds', () => {
  const answer = swapPart(page('shell'), mine, '/');
  expect(inlinedOf(answer).drawn).toEqual(inlinedOf(page('shell')).drawn);
  expect(answer.html).toContain('<p>old</p>');
});

test('an address that only begins like the part’s is another’s', () => {
  expect(inlinedOf(swapPart(page('shell'), mine, '/guideline')).drawn).not.toBeNull();
});

test('asks for none of the files of the version that is not there', () => {
  const { html } = swapPart(page('guide'), mine, '/guide/faq');
  expect(html).toContain('/r/shell/1.0.3/main.js');
  expect(html).not.toContain('/r/guide/1.0.3/');
  expect(swapPart(page('shell'), mine, '/').html).toContain('/r/shell/1.0.3/a.js');
});

test('has the page listen for changes under its own nonce', () => {
  const { html } = swapPart(page('guide'), mine, '/guide/faq');
  expect(html).toMatch(/<script nonce="N">new EventSource\('\/-\/dev\/changes'\)/);
});

test('leaves header and footer as they are, unless the menu is another', () => {
  expect(swapPart(page('shell'), mine, '/').html).not.toContain("'header'");
  const changed = { ...mine, section: { ...mine.section, label: '새 이름' } };
  expect(swapPart(page('shell'), changed, '/').html).toContain("['header', 'footer']");
});

test('the policy of a page with a known part stays as it is', () => {
  expect(swapPart(page('guide'), mine, '/guide/faq').policy).toBe(page('guide').policy);
});

test('a part the portal does not have is added, with its right to make scripts', () => {
  const voc = part('voc', '0.0.0');
  const answer = swapPart(page('shell', { status: 404 }), voc, '/voc/praise');
  expect(inlinedOf(answer).parts.map(({ name }) => name)).toEqual(['shell', 'guide', 'voc']);
  expect(inlinedOf(answer).drawn).toBeNull();
  expect(answer.policy).toBe(
    `script-src 'nonce-N'; require-trusted-types-for 'script'; trusted-types voc#webpack shell#webpack guide#webpack`,
  );
  expect(answer.status).toBe(200);
});

test('what is no page of the portal stays as it is', () => {
  const other = { status: 503, policy: "default-src 'none'", html: '<p>closed</p>' };
  expect(swapPart(other, mine, '/guide/faq')).toEqual(other);
});
