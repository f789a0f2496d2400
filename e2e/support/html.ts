/** What a customer reads in an answer before any script runs, without its markup. */
export const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** Whether the section's page stands in the answer, or is left to the browser. */
export const isDrawn = (html: string): boolean => /<div data-section="[\w-]*">\s*</.test(html);

/** A part's table in the script before main.js. */
interface Section {
  label: string;
  pages: { id: string; pattern: string; access: 'public' | 'member' }[];
}

/** What the server tells the browser. */
export const inlinedOf = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="portal"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '{}',
  ) as {
    set: string;
    parts: { name: string; version: string }[];
    rendered: { part: string; page: string | null; userIdx?: string | null } | null;
  };

/** Reads the tables of a page's parts, by name, from the script before main.js. */
async function tablesOf(portal: { url: string }, html: string) {
  const [, src = ''] = /src="(\/-\/common\/[^"]+)"/.exec(html) ?? [];
  const script = await (await fetch(new URL(src, portal.url))).text();
  const { tables } = JSON.parse(/^\w+=(.*);$/m.exec(script)?.[1] ?? '{}') as {
    tables: Record<string, { section: Section }>;
  };
  return tables;
}

/** Addresses of a page's scripts, as its version publishes them in `base`; the page's component is in the last. */
export async function scriptsOf(portal: { url: string }, base: string, page: string) {
  const lists = (await (await fetch(new URL(`${base}preload.json`, portal.url))).json()) as Record<
    string,
    [file: string, sha384: string][]
  >;
  const scripts = (lists[page] ?? []).filter(([file]) => file.endsWith('.js'));
  return scripts.map(([file]) => `${base}${file}`);
}

/** Addresses of the scripts that a move to a page needs. */
export async function scriptsOfMove(portal: { url: string }, pattern: string): Promise<string[]> {
  const html = await (await fetch(portal.url)).text();
  const tables = await tablesOf(portal, html);
  for (const { name, version } of inlinedOf(html).parts) {
    const page = tables[name]?.section.pages.find((one) => one.pattern === pattern);
    const scripts = page ? await scriptsOf(portal, `/r/${name}/${version}/`, page.id) : [];
    if (scripts.length > 0) return scripts;
  }
  throw new Error(`No part publishes a chunk for ${pattern}`);
}

/** Address of the chunk that holds a page's component. */
export const chunkOf = async (portal: { url: string }, pattern: string): Promise<string> =>
  (await scriptsOfMove(portal, pattern)).at(-1) ?? '';
