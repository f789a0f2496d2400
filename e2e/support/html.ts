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

/** What the page says of a part's table. */
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
    parts: { name: string; version: string; base: string; section: Section }[];
    rendered: { part: string; page: string | null; userIdx?: string | null } | null;
  };

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
  const { parts } = inlinedOf(await (await fetch(portal.url)).text());
  for (const { base, section } of parts) {
    const page = section.pages.find((one) => one.pattern === pattern);
    const scripts = page ? await scriptsOf(portal, base, page.id) : [];
    if (scripts.length > 0) return scripts;
  }
  throw new Error(`No part publishes a chunk for ${pattern}`);
}

/** Address of the chunk that holds a page's component. */
export const chunkOf = async (portal: { url: string }, pattern: string): Promise<string> =>
  (await scriptsOfMove(portal, pattern)).at(-1) ?? '';
