import { NotFound } from '@portal/ui';
import { useEffect, type ComponentType } from 'react';
import {
  Outlet,
  replace,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { useHost } from '../host.ts';
import type { Page, PageContent, Section } from '../section.ts';
import { contentOf, loadContent } from './page-content.ts';
import type { RunQuery } from './query.ts';
import { RouteFailure } from './route-failure.tsx';

/** What the shell is told whenever a page stands on the screen. */
export interface ShownPage {
  title: string;
  description: string;
  indexable: boolean;
  found: boolean;
}

export interface RouteEnv {
  query: RunQuery;
  onShown(page: ShownPage): void;
  onPending(pending: boolean): void;
  /** Reports an error once and gives the support code the customer can name. */
  onFailure(error: unknown): string;
}

/** The route of addresses that the section's table does not have. */
export const NOT_FOUND_ROUTE = 'not-found';

interface RouteHandle {
  page: Page;
}
/** What a loader hands to its page; `status` is the HTTP status of the server's answer. */
export interface Answer extends Required<PageContent<unknown>> {
  status: 200 | 404;
}

const ownPath = (url: string) => {
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
};

function pageRoute(page: Page, env: RouteEnv, ErrorBoundary: ComponentType): RouteObject {
  return {
    id: page.id,
    path: page.path.pattern.replace(/\{(\w+)\}/g, ':$1'),
    handle: { page } satisfies RouteHandle,
    ErrorBoundary,
    async loader({ request }) {
      const url = new URL(request.url);
      const { signal } = request;
      const [result] = await Promise.all([
        page.load({ url, signal, query: (call) => env.query(call, signal) }),
        loadContent(page),
      ]);
      if ('redirect' in result) return replace(ownPath(new URL(result.redirect, url).href));
      const { title, description } = page;
      const answer: Answer =
        'notFound' in result
          ? { title: '', description: '', data: null, status: 404 }
          : { title, description, status: 200, ...result };
      return answer;
    },
    Component: function PageOutlet() {
      const { data, status } = useLoaderData<Answer>();
      const Content = contentOf(page);
      return status === 404 ? <NotFoundHere /> : <Content data={data} />;
    },
  };
}

function NotFoundHere() {
  const { hrefFor } = useHost();
  return <NotFound homeHref={hrefFor('/') ?? '/'} />;
}

/** Frame of every section's pages: tells the shell what stands on the screen. */
function SectionFrame({ env }: { env: RouteEnv }) {
  const matched = useMatches().at(-1);
  const pending = useNavigation().state !== 'idle';
  const { key } = useLocation();
  const page = (matched?.handle as RouteHandle | undefined)?.page;
  const answer = matched?.loaderData as Answer | undefined;

  useEffect(() => env.onPending(pending), [env, pending]);
  useEffect(() => {
    if (pending) return;
    env.onShown({
      title: answer?.title ?? page?.title ?? '',
      description: answer?.description ?? page?.description ?? '',
      indexable: page?.indexable === true && answer?.status === 200,
      found: page !== undefined && answer?.status !== 404,
    });
    // One address, one report: the answer belongs to the key.
  }, [env, key, pending, page, answer]);

  return <Outlet />;
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
      // The shell shows the page's skeleton until the first page is there.
      hydrateFallbackElement: <></>,
      children: [
        ...section.pages.map((page) => pageRoute(page, env, Failure)),
        { id: NOT_FOUND_ROUTE, path: '*', Component: NotFoundHere },
      ],
    },
  ];
}
