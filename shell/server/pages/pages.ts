import type { User } from '@portal/contract';
import { StoreError } from '@portal/release-store';
import type { Rendered, RenderedPage } from '@portal/host/app';
import { LRUCache } from 'lru-cache';
import type { Awaited } from '../../shared/rendered-frame.ts';
import { awaitedOf, type RouteMatch } from '../../shared/route-match.ts';
import { hasMembersPages } from './members-pages.ts';
import { renderDocument, type Document, type DocumentInput } from './document.ts';
import { PackedDocument } from './packed.ts';
import type { CheckedFiles } from '../files/checked-files.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { RenderFailure } from '../render/child-handle.ts';
import type { CallAs } from '../render/api-calls.ts';
import type { Renderer } from '../render/renderer.ts';

export interface Answer {
  /**
   * 503 if the API gave no content (the browser tries again), if the part is disabled, or if the page's load says
   * so.
   */
  status: 200 | 404 | 503;
  document: Document | PackedDocument;
  /** The server rendered all of it, so it may be cached. */
  isWhole: boolean;
  /** How often it was answered from the cache. */
  times?: number;
}

/** An address of this portal to redirect to. */
export interface Redirect {
  redirect: string;
}

export interface PageRequest {
  release: LiveRelease;
  match: RouteMatch;
  pathname: string;
  search: string;
  /** Headers for calls as this member, if the `member` cookie says that one is logged in; null for a visitor. */
  member: CallAs | null;
  /** Headers for the calls of a page that every visitor gets: the id of the request for which it is rendered. */
  visitor: CallAs;
  /** The requested host is the one with the developer-tools guard. */
  guard: boolean;
  /** The browser could not load the script that sets `portalCommon`, so the document has to contain all of it. */
  withCommon: boolean;
}

/** How often the cache must have answered a page before it is compressed once for all further answers. */
const OFTEN = 3;

/** Shells whose style sheet is kept: those of the base, a canary and last good versions. */
const KEPT_STYLES = 8;

export interface PagesOptions {
  /** The same for every page. */
  portal: Pick<DocumentInput, 'origin' | 'settings'>;
  files: CheckedFiles;
  renderer: Renderer;
  revision(): Promise<string | null>;
  /** Bytes of HTML to cache; 0 for none. */
  cacheSize: number;
  /** Called for each answer, with where its page came from. */
  answered?(from: 'cache' | 'under way' | 'rendering' | 'member'): void;
}

/** Splits a query into the parameters that the page's table names, in that order, and the rest. */
function splitQuery(search: string, names: readonly string[]): { known: string; unknown: string } {
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
    given.delete(name);
  }
  return { known: known.toString(), unknown: given.toString() };
}

const withQuery = (path: string, query: string) =>
  query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;

/** Whether this is a path of the portal: pages must not redirect elsewhere. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

const isForMembers = ({ page }: RouteMatch) =>
  page?.access === 'member' || page?.forMember === true;

const isPublic = ({ page }: RouteMatch) => page?.access === 'public';

/** The section's page, with its member if it is one's own; or a redirect; or no page, with whether the API failed. */
type Outcome =
  | { page: RenderedPage; user: User | null }
  | { redirect: string }
  | { apiFailed: boolean };

/** Answers addresses with pages. A page is cached until its content or its set changes. */
export class Pages {
  /** Style sheets by the shell's version. */
  readonly #styles = new Map<string, string>();
  readonly #options: PagesOptions;
  readonly #cache: LRUCache<string, Answer> | null;
  #isPacking = false;
  readonly #underWay = new Map<string, Promise<Answer | Redirect>>();

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#cache =
      options.cacheSize > 0
        ? new LRUCache({
            maxSize: options.cacheSize,
            sizeCalculation: ({ document }) =>
              document instanceof PackedDocument
                ? document.length
                : document.reduce((sum, { length }) => sum + length, 1),
          })
        : null;
  }

  /** How many bytes the cached pages take, of the `cacheSize` that they may. */
  get cached(): number {
    return this.#cache?.calculatedSize ?? 0;
  }

  async answer(request: PageRequest): Promise<Answer | Redirect> {
    const { match, pathname, search, member } = request;
    const { known, unknown } = splitQuery(search, match.page?.query ?? []);
    const address = withQuery(pathname, known);
    const isOfMember = member !== null && isForMembers(match);
    if (isOfMember) this.#options.answered?.('member');
    const answer = await (isOfMember
      ? this.#render(request, address, member)
      : this.#answerToAll(request, address));
    return 'redirect' in answer ? { redirect: withQuery(answer.redirect, unknown) } : answer;
  }

  /** Answers a page that is the same for everybody: renders it once for all concurrent requests, and caches it. */
  async #answerToAll(request: PageRequest, address: string) {
    const { release, guard, withCommon } = request;
    const revision = await this.#options.revision();
    const good = [...release.good.keys()].join();
    const key = [release.set, good, revision, guard, withCommon, address].join(' ');
    const cached = this.#cache?.get(key);
    const underWay = this.#underWay.get(key);
    this.#options.answered?.(cached ? 'cache' : underWay ? 'under way' : 'rendering');
    if (cached) {
      void this.#pack(key, cached);
      return cached;
    }
    const rendering = underWay ?? this.#renderAndCache(request, address, key, revision);
    if (!underWay) this.#underWay.set(key, rendering);
    return rendering.finally(() => this.#underWay.delete(key));
  }

  /**
   * Compresses a cached page once for all further answers, after it was asked for `OFTEN` times. One page at a time, because each
   * takes as long as rendering ten.
   */
  async #pack(key: string, answer: Answer) {
    const { document } = answer;
    answer.times = (answer.times ?? 0) + 1;
    if (document instanceof PackedDocument || answer.times < OFTEN || this.#isPacking) return;
    this.#isPacking = true;
    try {
      const packed = await PackedDocument.of(document);
      if (packed) this.#cache?.set(key, { ...answer, document: packed });
      else answer.times = Number.NEGATIVE_INFINITY;
    } finally {
      this.#isPacking = false;
    }
  }

  async #renderAndCache(
    request: PageRequest,
    address: string,
    key: string,
    revision: string | null,
  ) {
    const answer = await this.#render(request, address);
    const isWhole = 'document' in answer && answer.isWhole;
    // If the content changed meanwhile, the page may hold either state.
    if (isWhole && revision !== null && revision === (await this.#options.revision()))
      this.#cache?.set(key, answer);
    return answer;
  }

  /** @param member whose page it is; null for the page that every visitor gets */
  async #render(
    request: PageRequest,
    address: string,
    member: CallAs | null = null,
  ): Promise<Answer | Redirect> {
    const { release, match, pathname, guard, withCommon } = request;
    const { portal, renderer } = this.#options;
    const frameOf = (awaited: Awaited | null) =>
      renderer.frame(release, pathname, awaited).catch(() => null);
    const [outcome, bare] = await Promise.all([
      member ? this.#ownSection(request, address, member) : this.#section(request, address),
      frameOf(null),
    ]);
    if ('redirect' in outcome) return outcome;
    const { page, user } = 'page' in outcome ? outcome : { page: null, user: null };
    // Only a page that the browser renders needs its skeleton, and one that is disabled its card.
    const disabled = release.disabled.get(match.section.name);
    const frame = page
      ? bare
      : await frameOf({ ...awaitedOf(match), ...(disabled && { disabled }) });
    const shell = release.versions.get('shell');
    const document = renderDocument({
      ...portal,
      release,
      match,
      address,
      frame,
      page,
      user,
      guard,
      withCommon,
      baseCss: this.#baseCss(shell?.version ?? ''),
    });
    const apiFailed = 'apiFailed' in outcome && outcome.apiFailed;
    const status = !match.page ? 404 : (page?.status ?? (apiFailed || disabled ? 503 : 200));
    const isWhole = frame !== null && page?.status === 200 && !page.partial;
    return { status, document, isWhole };
  }

  /**
   * The style sheet that pages inline, from memory while the store is away. A page without it is readable, and the
   * next one comes from the last good shell.
   */
  #baseCss(shell: string): string {
    try {
      const style = this.#options.files.text('shell', shell, 'base.css') ?? '';
      if (this.#styles.size >= KEPT_STYLES) this.#styles.clear();
      this.#styles.set(shell, style);
      return style;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return this.#styles.get(shell) ?? '';
    }
  }

  /**
   * Renders the page for visitors, unless the part is disabled or the row says `render: 'browser'`. A visitor who opens
   * a member's page gets the login.
   */
  async #section({ release, match, visitor }: PageRequest, address: string): Promise<Outcome> {
    const { page, section } = match;
    if (section.disabled || page?.render === 'browser') return { apiFailed: false };
    try {
      const found = await this.#options.renderer.section(release, section.name, address, visitor);
      return outcomeOf(found, null);
    } catch (error) {
      return { apiFailed: error instanceof RenderFailure && error.kind === 'api' };
    }
  }

  /**
   * Renders a member's page with the member's session. If nobody is signed in, the member is not certified, or a
   * call fails, the browser renders the page instead: it knows what to ask the customer for. A public page is then the one
   * that visitors get.
   */
  async #ownSection(request: PageRequest, address: string, member: CallAs): Promise<Outcome> {
    const own = await this.#membersSection(request, address, member);
    return (
      own ?? (isPublic(request.match) ? this.#section(request, address) : { apiFailed: false })
    );
  }

  /** The section's page with the member's session; null where there is none, or a call fails. */
  async #membersSection({ release, match }: PageRequest, address: string, member: CallAs) {
    const { page, section } = match;
    const { renderer } = this.#options;
    const version = release.versions.get(section.name);
    const isRendered = page?.render === 'server' || page?.forMember;
    if (section.disabled || !isRendered || !version || !hasMembersPages(version)) return null;
    const user = await renderer.signedIn(member);
    if (!user?.certifyState) return null;
    try {
      return outcomeOf(await renderer.section(release, section.name, address, member), user);
    } catch {
      return null;
    }
  }
}

function outcomeOf(found: Rendered, user: User | null): Outcome {
  if (!('redirect' in found)) return { page: found, user };
  return isOwn(found.redirect) ? found : { apiFailed: false };
}
