import { Button, Icon, Message, NotFound, PageHeading } from '@portal/ui';
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
import { useHost, useSession } from '../host.ts';
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
  /** Whether a member is signed in; waits until that is known. @throws ApiError */
  isMember(): Promise<boolean>;
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
/**
 * What a loader hands to its page; `status` is the HTTP status of the server's answer, which never gives
 * a member's page, and so never 401.
 */
export interface Answer extends Omit<PageContent<unknown>, 'status'> {
  title: string;
  description: string;
  status: 200 | 401 | 404 | 503;
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
      const { title, description } = page;
      if (page.access === 'member' && !(await env.isMember()))
        return { title, description, data: null, status: 401 } satisfies Answer;
      const [result] = await Promise.all([
        page.load({ url, signal, query: (call) => env.query(call, signal) }),
        loadContent(page),
      ]);
      if ('redirect' in result) return replace(ownPath(new URL(result.redirect, url).href));
      const answer: Answer =
        'notFound' in result
          ? { title: '', description: '', data: null, status: 404 }
          : { title, description, status: 200, ...result };
      return answer;
    },
    Component: function PageOutlet() {
      const { data, status } = useLoaderData<Answer>();
      if (status === 404) return <NotFoundHere />;
      if (status === 401) return <LoginNeeded title={page.title} />;
      const Content = contentOf(page);
      return <Content data={data} />;
    },
  };
}

function NotFoundHere() {
  const { hrefFor } = useHost();
  return <NotFound homeHref={hrefFor('/') ?? '/'} />;
}

/** Stands in the place of a member's page until somebody is signed in. */
function LoginNeeded({ title }: { title: string }) {
  const { session } = useHost();
  return (
    <>
      <PageHeading title={title} />
      <Message
        picture={<Icon name="lock" size={40} />}
        title="로그인이 필요합니다."
        text="회원만 볼 수 있는 화면입니다. 로그인하면 바로 이 화면으로 돌아옵니다."
        actions={
          <>
            <Button look="primary" type="button" onClick={() => session.login()}>
              로그인
            </Button>
            <Button type="button" onClick={() => session.join()}>
              회원가입
            </Button>
          </>
        }
      />
    </>
  );
}

/** Frame of every section's pages: tells the shell what stands on the screen. */
function SectionFrame({ env }: { env: RouteEnv }) {
  const matched = useMatches().at(-1);
  const pending = useNavigation().state !== 'idle';
  const { key } = useLocation();
  const { is } = useSession();
  const { revalidate } = useRevalidator();
  const page = (matched?.handle as RouteHandle | undefined)?.page;
  const answer = matched?.loaderData as Answer | undefined;

  // Who signs in where a page waited for it gets the page. One whose session ends keeps what is there.
  const wantsMember = answer?.status === 401;
  useEffect(() => {
    if (wantsMember && is === 'member') void revalidate();
  }, [wantsMember, is, revalidate]);
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
