import { isApiError, type SectionCalls } from '@portal/api-client';
import { isPersonal } from '@portal/contract';
import { matchRoutes } from 'react-router';
import { notFound, type OfferedPage, type Page, type Section } from '../../section.ts';
import { importContent, importLoad } from '../modules.ts';
import type { RouteAnswer, Shown } from '../view.tsx';

type Calls = Pick<SectionCalls, 'query' | 'entryOf'>;

/** What the loads of a section's pages work with. */
export interface LoadEnv {
  /** @throws ApiError where their code cannot be loaded */
  calls(): Promise<Calls>;
  /** Whether a certified member is signed in; waits until that is known. @throws ApiError */
  mayEnter(): Promise<boolean>;
  /** The pages that customers can search for. */
  pages(): Promise<readonly OfferedPage[]>;
}

/** What a page's load has read. */
export interface Reads {
  /** The kinds of the calls. */
  kinds: Set<string>;
  /** Whether any of the answers is about a person. */
  personal: boolean;
}

/** A page as it was loaded, and what its load has read. */
export interface Loaded extends Pick<Shown, 'page' | 'answer' | 'failure'> {
  reads: Reads;
}

const pathIn = (address: string, base: URL) => {
  const { pathname, search, hash } = new URL(address, base);
  return pathname + search + hash;
};

/** Fields that the API refuses although their values are not in the address, where a visitor may have mistyped them. */
function ownFaults(error: unknown, input: unknown, url: URL, params: object): string[] {
  if (!isApiError(error) || error.code !== 'ERR_INVALID_INPUT') return [];
  const typed = [...Object.values(params), ...url.searchParams.values()].map(String);
  const sent = new Map(Object.entries(input ?? {}));
  return Object.keys(error.fields).filter((field) => !typed.includes(String(sent.get(field))));
}

/** Runs a page's load; a page without one is made from its address alone. */
async function runLoad(
  page: Page,
  url: URL,
  params: object,
  signal: AbortSignal,
  env: Pick<LoadEnv, 'calls' | 'pages'> & { member: boolean; reads: Reads },
) {
  const load = await importLoad(page);
  if (!load) return { data: undefined };
  const { title, description } = page;
  try {
    return await load({
      url,
      params,
      signal,
      page: { title, description },
      pages: env.pages,
      member: env.member,
      async query(call, input) {
        const { entryOf, query } = await env.calls();
        signal.throwIfAborted();
        const entry = entryOf(call);
        env.reads.kinds.add(entry.kind);
        env.reads.personal ||= isPersonal(entry);
        try {
          return await query(call, input, signal);
        } catch (error) {
          const faults = ownFaults(error, input, url, params);
          // Not an ApiError, so that it is reported as a fault of the part.
          if (faults.length > 0)
            throw new Error(`the API refuses what the page sends: ${faults.join(', ')}`, {
              cause: error,
            });
          throw error;
        }
      },
    });
  } catch (error) {
    // What a load asks for comes from its address: where the API has no such thing, nothing is there.
    if (isApiError(error) && NOTHING_THERE.has(error.code)) return notFound;
    throw error;
  }
}
const NOTHING_THERE = new Set(['ERR_NOT_FOUND', 'ERR_INVALID_INPUT']);

const nothingRead = (): Reads => ({ kinds: new Set(), personal: false });

/** Whether the page is shown to a member. A public page goes on without one while nobody knows who is there. @throws ApiError */
async function isForMember({ access, forMember }: Page, env: Pick<LoadEnv, 'mayEnter'>) {
  if (access === 'member') return env.mayEnter();
  return forMember === true && env.mayEnter().catch(() => false);
}

async function loadPage(
  page: Page,
  url: URL,
  signal: AbortSignal,
  env: LoadEnv & { reads: Reads },
): Promise<RouteAnswer | { redirect: string }> {
  const { title, description } = page;
  const { params, replaceWith } = page.path.read(url);
  if (replaceWith !== null) return { redirect: pathIn(replaceWith, url) };
  const known = { params, title, description, data: null };
  const member = await isForMember(page, env);
  env.reads.personal ||= member;
  if (page.access === 'member' && !member) return { ...known, status: 200, needsMember: true };
  const [content] = await Promise.all([
    runLoad(page, url, params, signal, { ...env, member }),
    importContent(page),
  ]);
  if ('redirect' in content) return { redirect: pathIn(content.redirect, url) };
  return 'notFound' in content
    ? { ...known, title: '', description: '', status: 404 }
    : { ...known, status: 200, ...content };
}

/** Finds the page of an address as react-router does: whatever the order of the table, the most exact pattern. */
function pageAt({ pages }: Section, { pathname }: URL): Page | null {
  const routes = pages.map(({ id, path }) => ({
    id,
    path: path.pattern.replace(/\{(\w+)\}/g, ':$1'),
  }));
  const id = matchRoutes(routes, { pathname })?.at(-1)?.route.id;
  return pages.find((page) => page.id === id) ?? null;
}

/** Loads the page at an address, on either side. Answers with the address that takes its place where the load redirects. */
export async function loadAt(
  section: Section,
  url: URL,
  signal: AbortSignal,
  env: LoadEnv,
): Promise<Loaded | { redirect: string }> {
  const reads = nothingRead();
  const page = pageAt(section, url);
  if (!page) return { page, answer: undefined, failure: null, reads };
  try {
    const answer = await loadPage(page, url, signal, { ...env, reads });
    return 'redirect' in answer ? answer : { page, answer, failure: null, reads };
  } catch (error) {
    return { page, answer: undefined, failure: { error }, reads };
  }
}

/**
 * Loads the page at `href` before the customer is there, in the form that visitors get. Its answers stay in the cache of calls, where
 * the page's own load finds them. The load fails (see `failure`) where it asks for something about a person, or changes something;
 * and, unless `href` is the tab's address already, where it asks for something that is counted or that covers the page meanwhile.
 */
export function loadAhead(
  section: Section,
  href: string,
  env: Omit<LoadEnv, 'mayEnter'>,
): Promise<Loaded | { redirect: string }> {
  const isEarly = href !== location.href;
  const calls = async (): Promise<Calls> => {
    const { entryOf, query } = await env.calls();
    return {
      entryOf,
      query(call, input, signal) {
        const entry = entryOf(call);
        if (isPersonal(entry) || entry.changes || (isEarly && (entry.counts || entry.overlay)))
          throw new Error(`${entry.kind} is not requested ahead`);
        return query(call, input, signal, isEarly);
      },
    };
  };
  const never = new AbortController().signal;
  return loadAt(section, new URL(href), never, { ...env, calls, mayEnter: async () => false });
}
