import { CacheProvider } from '@emotion/react';
import type { Boot } from '@portal/host/app';
import { FailureCard } from '@portal/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { answerEarlyUse } from '../browser/early-use.ts';
import { portal } from '../release/inlined.ts';
import type { Awaited } from '../../shared/rendered-frame.ts';
import { AwaitedPage } from './AwaitedPage.tsx';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';
import { shellStyles } from '../roots/style-cache.ts';

/** The page that the server rendered; the first section takes it. */
let rendered = portal.rendered;

const makeElement = () => document.createElement('div');

const takeOrAdd = (main: HTMLElement, selector: string, make: () => HTMLElement): HTMLElement => {
  const found = main.querySelector<HTMLElement>(`:scope > ${selector}`);
  if (found) return found;
  const made = make();
  main.append(made);
  return made;
};

const elements = new Map<string, HTMLElement>();
/** The element of a section, in the page or not: one that was left, or may be next, is in it. */
export function elementOf(part: string): HTMLElement {
  const known = elements.get(part) ?? makeElement();
  elements.set(part, known);
  return known;
}

/** When a page that was left tells that the next one is coming. */
const WAITS_MS = 100;
/** How long it stays on the screen while the next one has nothing to show: a skeleton that is soon replaced only delays it. */
const STAYS_MS = 250;

/** The place of the section that was left. It stays until the next one shows something, so that a move needs one layout. */
let left: SectionPlace | null = null;

function removeLeft(): void {
  left?.remove();
  left = null;
}

function keepLeft(place: SectionPlace): void {
  removeLeft();
  left = place;
  // If no section follows, or none in time, the place goes shortly after the next one's skeleton appears.
  setTimeout(() => left === place && removeLeft(), 2 * STAYS_MS);
}

/** The place of one section in <main>: one element for the shell's skeleton or failure card, one for the section. */
export class SectionPlace {
  readonly part: string;
  readonly #own: HTMLElement;
  readonly element: HTMLElement;
  /** Data to hydrate the server's page; null once it is hydrated. */
  boot: Boot | null = null;
  #root: ReturnType<typeof createRoot> | null = null;
  /** The shell's element still has the server's skeleton or card. */
  #skeleton: boolean;
  #onRemove = () => {};
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(main: HTMLElement, part: string) {
    this.part = part;
    // One section is mounted once.
    if (left?.part === part) removeLeft();
    this.#own = takeOrAdd(main, '[data-awaited]', makeElement);
    this.element = takeOrAdd(main, '[data-section]', () => elementOf(part));
    elements.set(part, this.element);
    this.element.hidden = left !== null;
    this.#skeleton = this.#own.hasChildNodes();
    this.#own.removeAttribute('data-awaited');
    this.element.removeAttribute('data-section');
    if (rendered?.part === part) this.boot = rendered;
    rendered = null;
  }

  /** Whether it still shows the server's skeleton or card. */
  get isDrawn(): boolean {
    return this.#skeleton;
  }

  /** Shows the skeleton, unless the server's page is on the screen; with a delay while the page that was left is still there. */
  wait(page: Awaited, onWaiting: () => void, onRetry: () => void): void {
    const show = () => this.#show(<AwaitedPage page={page} onRetry={onRetry} />);
    if (this.boot) return this.#clear();
    if (left)
      this.#waiting = setTimeout(() => {
        onWaiting();
        this.#waiting = setTimeout(show, STAYS_MS - WAITS_MS);
      }, WAITS_MS);
    else {
      onWaiting();
      show();
    }
  }

  /** Shows the failure card; above a page of the server, which stays readable, only a notice. */
  fail(page: Awaited, supportCode: string, onRetry: () => void): void {
    this.#show(
      this.boot ? (
        <UnfinishedNotice supportCode={supportCode} onRetry={onRetry} />
      ) : (
        <FailureCard
          title={page.title}
          reason="broken"
          supportCode={supportCode}
          phone={portal.company.phones.main}
          onRetry={onRetry}
        />
      ),
    );
  }

  /** Shows the section, once its page is mounted or hydrated. */
  reveal(): void {
    this.boot = null;
    removeLeft();
    this.element.hidden = false;
    this.element.setAttribute('data-hydrated', '');
    answerEarlyUse(this.element);
    this.#clear();
  }

  /** Leaves the page on the screen until the next section shows something; resolves once it is gone. */
  leave(): Promise<void> {
    clearTimeout(this.#waiting);
    keepLeft(this);
    // In a task of its own, so that the next page is painted first.
    return new Promise((resolve) => (this.#onRemove = () => setTimeout(resolve)));
  }

  remove(): void {
    this.#onRemove();
    // When the focused element is removed, the browser recalculates styles. So blur it first: nothing else has changed yet, and there is
    // little to recalculate.
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.blur();
    this.#clear();
    this.#own.remove();
    this.element.remove();
    this.element.removeAttribute('data-hydrated');
  }

  #show(content: ReactNode) {
    clearTimeout(this.#waiting);
    removeLeft();
    this.element.hidden = !this.boot;
    this.#skeleton = false;
    this.#root ??= createRoot(this.#own);
    this.#root.render(<CacheProvider value={shellStyles}>{content}</CacheProvider>);
  }

  #clear() {
    clearTimeout(this.#waiting);
    const root = this.#root;
    this.#root = null;
    // Deferred, because React may be rendering the section now.
    if (root) queueMicrotask(() => root.unmount());
    if (this.#skeleton) this.#own.replaceChildren();
    this.#skeleton = false;
  }
}
