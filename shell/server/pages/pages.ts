import type { Rendered } from '@portal/host/app';
import type { ReleaseStore } from '@portal/release-store';
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteMatch } from '../../shared/route-match.ts';
import { renderDocument, type Document, type DocumentInput } from './document.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { RenderFailure } from '../render/render-process.ts';
import type { Renderer } from '../render/renderer.ts';
import { font } from '../release/version-files.ts';

export interface Answer {
  /** 503: the API gave no content for now, and the browser goes on trying; or the page says it. */
  status: 200 | 404 | 503;
  document: Document;
  /** Nothing of it is left to the browser: it may be kept. */
  isWhole: boolean;
}

/** The address of this portal that takes the place of the one asked for. */
export interface Redirect {
  redirect: string;
}

export interface PageRequest {
  release: LiveRelease;
  match: RouteMatch;
  pathname: string;
  search: string;
  /** The browser has the web font. */
  fontKnown: boolean;
  /** The host that was asked is the one with the developer-tools guard. */
  guard: boolean;
}

export interface PagesOptions {
  /** What every page says of the portal it belongs to. */
  portal: Pick<DocumentInput, 'company' | 'origin' | 'membership' | 'bridgeOrigin' | 'tagManager'>;
  store: ReleaseStore;
  renderer: Renderer;
  revision(): Promise<string | null>;
  /** Characters of HTML that are kept; 0: none. */
  cacheSize: number;
}

/** The query as the page's table knows it, in its order, and what it does not know. */
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

/** Only an address of this portal may take another's place. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

/** The section's page, another address, or neither, and then whether only the API is to blame. */
type Drawn = Rendered | { apiFailed: boolean };

/** Answers addresses with whole pages; what was drawn once is kept until its content or set changes. */
export class Pages {
  readonly #options: PagesOptions;
  readonly #kept: LRUCache<string, Answer> | null;
  readonly #underWay = new Map<string, Promise<Answer | Redirect>>();

  constructor(options: PagesOptions) {
    this.#options = options;
    this.#kept =
      options.cacheSize > 0
        ? new LRUCache({
            maxSize: options.cacheSize,
            sizeCalculation: ({ document }) =>
              document.reduce((sum, { length }) => sum + length, 1),
          })
        : null;
  }

  async answer(request: PageRequest): Promise<Answer | Redirect> {
    const { release, match, pathname, search, fontKnown, guard } = request;
    const { known, unknown } = splitQuery(search, match.page?.query ?? []);
    const address = withQuery(pathname, known);
    const revision = await this.#options.revision();
    const key = [release.set, revision, fontKnown, guard, address].join(' ');
    const kept = this.#kept?.get(key);
    if (kept) return kept;
    const underWay = this.#underWay.get(key);
    const drawing = underWay ?? this.#drawAndKeep(request, address, key, revision);
    if (!underWay) this.#underWay.set(key, drawing);
    const answer = await drawing.finally(() => this.#underWay.delete(key));
    return 'redirect' in answer ? { redirect: withQuery(answer.redirect, unknown) } : answer;
  }

  async #drawAndKeep(request: PageRequest, address: string, key: string, revision: string | null) {
    const answer = await this.#draw(request, address);
    const isWhole = 'document' in answer && answer.isWhole;
    // Content that changed meanwhile may be in it or not.
    if (isWhole && revision !== null && revision === (await this.#options.revision()))
      this.#kept?.set(key, answer);
    return answer;
  }

  async #draw(request: PageRequest, address: string): Promise<Answer | Redirect> {
    const { release, match, pathname, fontKnown, guard } = request;
    const { portal, renderer, store } = this.#options;
    const awaited = {
      title: match.page?.title || match.section.label,
      skeleton: match.page?.skeleton ?? 'article',
    };
    const frameOf = (page: typeof awaited | null) =>
      renderer.frame(release, pathname, page).catch(() => null);
    const [drawn, bare] = await Promise.all([this.#section(request, address), frameOf(null)]);
    if ('redirect' in drawn) return drawn;
    const page = 'html' in drawn ? drawn : null;
    // Only a page that could not be drawn needs its skeleton.
    const frame = page ? bare : await frameOf(awaited);
    const shell = release.versions.get('shell');
    const document = renderDocument({
      ...portal,
      ...{ release, match, address, frame, page, font, fontKnown, guard },
      baseCss: readFileSync(
        join(store.clientFolder('shell', shell?.version ?? ''), 'base.css'),
        'utf8',
      ),
    });
    const apiFailed = 'apiFailed' in drawn && drawn.apiFailed;
    const status = !match.page ? 404 : (page?.status ?? (apiFailed ? 503 : 200));
    const isWhole = frame !== null && page?.status === 200 && !page.partial;
    return { status, document, isWhole };
  }

  /** Draws the section where that is the server's: pages of members hold nothing before their session. */
  async #section({ release, match }: PageRequest, address: string): Promise<Drawn> {
    const { page, section } = match;
    if (page && (page.render === 'browser' || page.access === 'member'))
      return { apiFailed: false };
    try {
      const drawn = await this.#options.renderer.section(release, section.name, address);
      return 'redirect' in drawn && !isOwn(drawn.redirect) ? { apiFailed: false } : drawn;
    } catch (error) {
      return { apiFailed: error instanceof RenderFailure && error.kind === 'api' };
    }
  }
}
