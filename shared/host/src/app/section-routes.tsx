import { isApiError, type SectionCalls } from '@portal/api-client';
import { matchPattern } from '@portal/paths';
import { NotFound, SlowNotice } from '@portal/ui';
import { useEffect, useMemo, type ComponentType } from 'react';
import {
  Outlet,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { isCertified, useHost, useSession } from '../host.ts';
import { PendingProvider } from '../pending.ts';
import { notFound, type Page, type PageContent, type Section } from '../section.ts';
import { AccessNeeded } from './access-needed.tsx';
import { contentOf, importContent, importLoad } from './modules.ts';
import { RouteFailure } from './route-failure.tsx';

/** What the shell is told when a page is on the screen. */
export interface ShownPage {
  title: string;
  description: string;
  indexable: boolean;
  found: boolean;
}

export interface RouteEnv {
  query: SectionCalls['query'];
  /** Whether a certified member is signed in; waits until that is known. @throws ApiError */
  mayEnter(): Promise<boolean>;
  /** A load has read these kinds of the contract. */
  onLoaded(kinds: ReadonlySet<string>): void;
  onShown(page: ShownPage): void;
  onPending(pending: boolean): void;
  /** Reports an error once and returns the support code the customer can name. */
  onFailure(error: unknown): string;
}

/** The route of addresses without a row. */
export const NOT_FOUND_ROUTE = 'not-found';

interface RouteHandle {
  page: Page;
}
/**
 * What a route's loader gives its page; `status` is the HTTP status of the server's answer, which never
 * contains a member's page, and so is never 401.
 */
export interface RouteAnswer extends Omit<PageContent<unknown>, 'status'> {
  params: object;
  title: string;
  description: string;
  status: 200 | 401 | 404 | 503;
}

const replaceBy = (address: string, base: URL) => {
  const { pathname, search, hash } = new URL(address, base);
  return replace(pathname + search + hash);
};

/** Runs a page's load; a page without one is made from its address alone. */
async function runLoad(page: Page, url: URL, params: object, signal: AbortSignal, env: RouteEnv) {
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
      query(call, input) {
        kinds.add(call.entry.kind);
        return env.query(call, input, signal);
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

function pageRoute(page: Page, env: RouteEnv, ErrorBoundary: ComponentType): RouteObject {
  return {
    id: page.id,
    path: page.path.pattern.replace(/\{(\w+)\}/g, ':$1'),
    handle: { page } satisfies RouteHandle,
    ErrorBoundary,
    async loader({ request }) {
      const url = new URL(request.url);
      const { title, description } = page;
      const { params, replaceWith } = page.path.read(url);
      if (replaceWith !== null) return replaceBy(replaceWith, url);
      const known = { params, title, description, data: null };
      if (page.access === 'member' && !(await env.mayEnter()))
        return { ...known, status: 401 } satisfies RouteAnswer;
      const [content] = await Promise.all([
        runLoad(page, url, params, request.signal, env),
        importContent(page),
      ]);
      if ('redirect' in content) return replaceBy(content.redirect, url);
      const answer: RouteAnswer =
        'notFound' in content
          ? { ...known, title: '', description: '', status: 404 }
          : { ...known, status: 200, ...content };
      return answer;
    },
    Component: function PageOutlet() {
      const { params, data, status } = useLoaderData<RouteAnswer>();
      if (status === 404) return <NotFoundHere />;
      if (status === 401) return <AccessNeeded title={page.title} />;
      const Content = contentOf(page);
      return <Content params={params} data={data} />;
    },
  };
}

function NotFoundHere() {
  const { hrefFor } = useHost();
  return <NotFound homeHref={hrefFor('/') ?? '/'} />;
}

/** Appears where the next page, or this one again, has been loading for ten seconds. */
function SlowLoad({ href }: { href: string | undefined }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const retry = () => {
    if (href === undefined) return void revalidate();
    const { pathname, search, hash } = window.location;
    // Back changes the address before its page is loaded; a link does so afterwards.
    void navigate(href, { replace: href === pathname + search + hash });
  };
  return <SlowNotice onRetry={retry} />;
}

/** Frame of every section's pages: tells the shell which page is on the screen. */
function SectionFrame({ env }: { env: RouteEnv }) {
  const matched = useMatches().at(-1);
  const { location } = useNavigation();
  const pending = location !== undefined;
  const href = location && location.pathname + location.search + location.hash;
  const { key } = useLocation();
  const mayEnter = isCertified(useSession());
  const { revalidate, state } = useRevalidator();
  const page = (matched?.handle as RouteHandle | undefined)?.page;
  const answer = matched?.loaderData as RouteAnswer | undefined;
  const next = useMemo(() => {
    const url = href === undefined ? null : new URL(href, 'http://portal');
    const isHere = page && url && matchPattern(page.path.pattern, url.pathname);
    return isHere ? page.path.read(url).params : null;
  }, [href, page]);

  // Signing in, or passing the identity check, loads the page that waited for it. A session that ends leaves the page
  // as it is.
  const wantsMember = answer?.status === 401;
  useEffect(() => {
    if (wantsMember && mayEnter) void revalidate();
  }, [wantsMember, mayEnter, revalidate]);
  useEffect(() => env.onPending(pending), [env, pending]);
  useEffect(() => {
    if (pending) return;
    env.onShown({
      title: answer?.title ?? page?.title ?? '',
      description: answer?.description ?? page?.description ?? '',
      indexable: page?.indexable === true && answer?.status === 200,
      found: page !== undefined && answer?.status !== 404,
    });
    // One report an address: the answer belongs to the key.
  }, [env, key, pending, page, answer]);

  return (
    <PendingProvider value={next}>
      {(pending || state === 'loading') && <SlowLoad key={href ?? ''} href={href} />}
      <Outlet />
    </PendingProvider>
  );
}

/** A section's table as routes: the same for the browser and for the server. */
export function sectionRoutes(section: Section, env: RouteEnv): RouteObject[] {
  function Failure() {
    const error = useRouteError();
    const { revalidate, state } = useRevalidator();
    const { page } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
    return (
      <RouteFailure
        title={page?.title || section.label}
        error={error}
        retrying={state !== 'idle'}
        onRetry={() => void revalidate()}
        onFailure={env.onFailure}
      />
    );
  }
  return [
    {
      id: 'section',
      path: '/',
      element: <SectionFrame env={env} />,
      ErrorBoundary: Failure,
      // The shell shows the page's skeleton until the first page has loaded.
      hydrateFallbackElement: <></>,
      children: [
        ...section.pages.map((page) => pageRoute(page, env, Failure)),
        { id: NOT_FOUND_ROUTE, path: '*', Component: NotFoundHere },
      ],
    },
  ];
}
