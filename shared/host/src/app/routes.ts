import { isApiError, type SectionCalls } from '@portal/api-client';
import { replace, type RouteObject } from 'react-router';
import { notFound, type OfferedPage, type Page, type Section } from '../section.ts';
import { importContent, importLoad } from './modules.ts';
import type { RouteAnswer } from './view.tsx';

type Reads = Pick<SectionCalls, 'query' | 'entryOf'>;

/** What the loaders of a section's routes work with. */
export interface LoadEnv {
  /** @throws ApiError where their code cannot be loaded */
  calls(): Promise<Reads>;
  /** Whether a certified member is signed in; waits until that is known. @throws ApiError */
  mayEnter(): Promise<boolean>;
  /** The pages that customers can search for. */
  pages(): Promise<readonly OfferedPage[]>;
  /** A load has read these kinds of the contract. */
  onLoaded(kinds: ReadonlySet<string>): void;
}

const replaceBy = (address: string, base: URL) => {
  const { pathname, search, hash } = new URL(address, base);
  return replace(pathname + search + hash);
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
  env: Pick<LoadEnv, 'calls' | 'pages' | 'onLoaded'> & { member: boolean },
) {
  const load = await importLoad(page);
  if (!load) return { data: undefined };
  const kinds = new Set<string>();
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
        kinds.add(entryOf(call).kind);
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
  } finally {
    env.onLoaded(kinds);
  }
}
const NOTHING_THERE = new Set(['ERR_NOT_FOUND', 'ERR_INVALID_INPUT']);

/**
 * Runs the load of a page at `href` for its requests alone: the answers for everyone stay in the cache, where the page's
 * own load finds them. Nothing about a person is requested; and, unless the customer is on their way there, nothing that is
 * counted or covers the page while it runs. @throws ApiError
 */
export async function requestAhead(
  page: Page,
  calls: () => Promise<Reads>,
  href: string,
): Promise<void> {
  const url = new URL(href);
  const { params, replaceWith } = page.path.read(url);
  if (replaceWith !== null) return;
  const { entryOf, query } = await calls();
  const ahead: Reads = {
    entryOf,
    query(call, input, signal) {
      const { audience, personal, changes, counts, overlay, kind } = entryOf(call);
      const isEarly = href !== location.href;
      if (audience !== undefined || personal || changes || (isEarly && (counts || overlay)))
        throw new Error(`${kind} is not requested ahead`);
      return query(call, input, signal, isEarly);
    },
  };
  await runLoad(page, url, params, new AbortController().signal, {
    calls: async () => ahead,
    pages: async () => [],
    member: false,
    onLoaded() {},
  });
}

/** Whether the page is shown to a member. A public page goes on without one while nobody knows who is there. @throws ApiError */
async function isForMember({ access, forMember }: Page, env: Pick<LoadEnv, 'mayEnter'>) {
  if (access === 'member') return env.mayEnter();
  return forMember === true && env.mayEnter().catch(() => false);
}

function pageRoute(page: Page, env: LoadEnv): RouteObject {
  return {
    id: page.id,
    path: page.path.pattern.replace(/\{(\w+)\}/g, ':$1'),
    async loader({ request }) {
      const url = new URL(request.url);
      const { title, description } = page;
      const { params, replaceWith } = page.path.read(url);
      if (replaceWith !== null) return replaceBy(replaceWith, url);
      const known = { params, title, description, data: null };
      const member = await isForMember(page, env);
      if (page.access === 'member' && !member)
        return { ...known, status: 200, needsMember: true } satisfies RouteAnswer;
      const [content] = await Promise.all([
        runLoad(page, url, params, request.signal, { ...env, member }),
        importContent(page),
      ]);
      if ('redirect' in content) return replaceBy(content.redirect, url);
      const answer: RouteAnswer =
        'notFound' in content
          ? { ...known, title: '', description: '', status: 404 }
          : { ...known, status: 200, ...content };
      return answer;
    },
  };
}

/** A section's table as routes of react-router, which loads them; `SectionView` shows what they give. */
export const sectionRoutes = ({ pages }: Section, env: LoadEnv): RouteObject[] => [
  ...pages.map((page) => pageRoute(page, env)),
  { id: 'not-found', path: '*' },
];

/** What react-router knows of the page at an address, on either side. */
interface Loaded {
  matches: readonly { route: { id: string } }[];
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null | undefined;
}

/** The page that was loaded; null where the table has none for the address, and what its loader gave or threw. */
export function loadedPage({ pages }: Section, { matches, loaderData, errors }: Loaded) {
  const id = matches.at(-1)?.route.id;
  const page = pages.find((row) => row.id === id) ?? null;
  const failures = Object.values(errors ?? {});
  return {
    page,
    answer: page ? (loaderData[page.id] as RouteAnswer | undefined) : undefined,
    failure: failures.length > 0 ? { error: failures[0] } : null,
  };
}
