import { NotFound, SlowNotice } from '@portal/ui';
import { matchPattern } from '@portal/paths';
import {
  Activity,
  createElement,
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { isCertified, useHost, useSession } from '../host.ts';
import { PendingProvider } from '../pending.ts';
import type { Page, PageContent, Section } from '../section.ts';
import { AccessNeeded } from './access-needed.tsx';
import { Boundary } from './boundary.tsx';
import { contentOf } from './modules.ts';
import { RouteFailure } from './route-failure.tsx';

/** What the shell is told when a page is on the screen. */
export interface ShownPage {
  title: string;
  description: string;
  indexable: boolean;
  found: boolean;
  /** What the page's load returned as `structured`; null if nothing. */
  structured: Record<string, unknown> | null;
}

/** What a section's view tells the shell. */
export interface ViewEnv {
  onShown(page: ShownPage): void;
  onPending(pending: boolean): void;
  /** Reports an error once and returns the support code the customer can name. */
  onFailure(error: unknown): string;
}

/** The environment of a page that is rendered but not shown: its effects do not run, so nobody is told anything. */
export const noScreen: ViewEnv = { onShown() {}, onPending() {}, onFailure: () => '' };

/** What a route's loader returns for its page. */
export interface RouteAnswer extends Omit<PageContent<unknown>, 'status'> {
  params: object;
  title: string;
  description: string;
  /** HTTP status of the server's answer. */
  status: 200 | 404 | 503;
  /** It is a member's page and no certified member asks: the login, or the identity check, stands in its place. */
  needsMember?: true;
}

/** The page on the screen, and the one that is being loaded. */
export interface Shown {
  /** Key of the history entry. */
  key: string;
  /** Null for an address that the section's table does not have. */
  page: Page | null;
  answer: RouteAnswer | undefined;
  /** Why it could not be loaded. */
  failure: { error: unknown } | null;
  /** The address that is being loaded. */
  pending: string | null;
  /** The page itself is being loaded again. */
  reloading: boolean;
}

/** Holds what a section shows: the server's page or the router writes it, the view reads it. */
export function createScreen(first: Shown | null) {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(next: Shown) {
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
export type Screen = ReturnType<typeof createScreen>;

/** The page that the server rendered, as it stands. */
export const renderedPage = (page: Page | null, answer: RouteAnswer | undefined): Shown => ({
  key: '',
  page,
  answer,
  failure: null,
  pending: null,
  reloading: false,
});

function NotFoundHere() {
  const { hrefFor } = useHost();
  return <NotFound homeHref={hrefFor('/') ?? '/'} />;
}

const PageHere = memo(function PageHere({ page, answer }: Pick<Shown, 'page' | 'answer'>) {
  if (!page || !answer || answer.status === 404) return <NotFoundHere />;
  if (answer.needsMember) return <AccessNeeded page={page} />;
  return createElement(contentOf(page), { params: answer.params, data: answer.data });
});

/** Follows the screen. A new page renders as a transition, so that the old one answers meanwhile. */
function useScreen({ get, subscribe }: Screen): Shown | null {
  const [shown, setShown] = useState(get);
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(get()));
    // It may have changed between the render and this subscription.
    follow();
    return subscribe(follow);
  }, [get, subscribe]);
  return shown;
}

/** Tells the shell which page is on the screen, once it is hydrated or rendered. */
function Told({ env, shown }: { env: ViewEnv; shown: Shown }) {
  const { key, page, answer, pending } = shown;
  const isPending = pending !== null;
  useEffect(() => void env.onPending(isPending), [env, isPending]);
  useEffect(() => {
    if (isPending) return;
    env.onShown({
      title: answer?.title ?? page?.title ?? '',
      description: answer?.description ?? page?.description ?? '',
      indexable: page?.indexable === true && answer?.status === 200 && !answer.needsMember,
      found: page !== null && answer?.status !== 404,
      structured: answer?.structured ?? null,
    });
    // One report an address: the answer belongs to the key.
  }, [env, key, isPending, page, answer]);
  return null;
}

/**
 * Reloads a page that asked for a login or the identity check, once the customer has passed it. A session that ends leaves the page as
 * it is.
 *
 * It is a component of its own because the session becomes known while React hydrates the page. If `SectionView` used the session, it
 * would render again at that moment, and React would hydrate the rest of the page in one long task instead of in slices.
 */
function Admission({ wanted, reload }: { wanted: boolean; reload(): void }) {
  const mayEnter = isCertified(useSession());
  useEffect(() => {
    if (wanted && mayEnter) reload();
  }, [wanted, mayEnter, reload]);
  return null;
}

/** Shows a section's page and tells the shell which one it is. */
export function SectionView(props: {
  section: Section;
  screen: Screen;
  env: ViewEnv;
  /** The customer has left, and may come back to the page as it is now: until then none of its effects run. */
  asleep?: boolean;
  /** Loads the page again, or the address that is being loaded, whose first load is aborted. */
  reload(): void;
}) {
  const { section, screen, env, asleep = false, reload } = props;
  const shown = useScreen(screen);
  const { page, answer, pending = null } = shown ?? {};
  const next = useMemo(() => {
    const url = pending === null ? null : new URL(pending, 'http://portal');
    const isHere = page && url && matchPattern(page.path.pattern, url.pathname);
    return isHere ? page.path.read(url).params : null;
  }, [pending, page]);

  // The shell shows the page's skeleton until the first page has loaded.
  if (!shown) return null;
  const failure = (error: unknown) => (
    <RouteFailure
      title={page?.title || section.label}
      error={error}
      alerts={page?.alerts === true}
      retrying={shown.reloading}
      onRetry={reload}
      onFailure={env.onFailure}
    />
  );
  return (
    <PendingProvider value={next}>
      <Admission wanted={answer?.needsMember === true} reload={reload} />
      {(pending !== null || shown.reloading) && <SlowNotice key={pending ?? ''} onRetry={reload} />}
      {/* Also a slice of its own where it hydrates, as a Suspense boundary is. */}
      <Activity mode={asleep ? 'hidden' : 'visible'}>
        <Boundary of={shown} fallback={failure}>
          {shown.failure ? (
            failure(shown.failure.error)
          ) : (
            <PageHere page={shown.page} answer={answer} />
          )}
        </Boundary>
        {/* Inside the slice: its effects run once the page beside it is hydrated. */}
        <Told env={env} shown={shown} />
      </Activity>
    </PendingProvider>
  );
}
