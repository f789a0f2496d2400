import { CacheProvider } from '@emotion/react';
import type { Boot } from '@portal/host/app';
import { FailureCard } from '@portal/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { portal } from '../release/inlined.ts';
import type { Awaited } from '../../shared/rendered-frame.ts';
import { AwaitedPage } from './AwaitedPage.tsx';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';
import { shellStyles } from '../roots/style-cache.ts';

/** What the server drew is used once, for the first section. */
let drawn = portal.drawn;

const takeOrMake = (main: HTMLElement, selector: string): HTMLElement => {
  const found = main.querySelector<HTMLElement>(`:scope > ${selector}`);
  if (found) return found;
  const made = document.createElement('div');
  main.append(made);
  return made;
};

/**
 * The place of one section in <main>: what the shell shows until the section is there, or instead of
 * it, and the element that the section itself fills.
 */
export class SectionPlace {
  readonly #own: HTMLElement;
  readonly element: HTMLElement;
  /** What the server's page in the element was drawn with, until the section has taken it over. */
  boot: Boot | null = null;
  #root: ReturnType<typeof createRoot> | null = null;
  /** The server's skeleton still stands where the shell's own would. */
  #skeleton: boolean;

  constructor(main: HTMLElement, part: string) {
    this.#own = takeOrMake(main, '[data-awaited]');
    this.element = takeOrMake(main, '[data-section]');
    this.#skeleton = this.#own.hasChildNodes();
    this.#own.removeAttribute('data-awaited');
    this.element.removeAttribute('data-section');
    if (drawn?.part === part) this.boot = drawn;
    drawn = null;
  }

  /** `page` is what is known of it before its code is there. The server's page stays. */
  wait(page: Awaited, onRetry: () => void): void {
    if (this.boot) this.#clear();
    else this.#show(<AwaitedPage page={page} onRetry={onRetry} />);
  }

  /** A page of the server stays readable, with a notice. */
  fail(page: Awaited, supportCode: string, onRetry: () => void): void {
    this.#show(
      this.boot ? (
        <UnfinishedNotice supportCode={supportCode} onRetry={onRetry} />
      ) : (
        <FailureCard
          title={page.title}
          reason="broken"
          supportCode={supportCode}
          onRetry={onRetry}
        />
      ),
    );
  }

  /** The section has something to show, and React answers for it. */
  reveal(): void {
    this.boot = null;
    this.element.hidden = false;
    this.element.setAttribute('data-hydrated', '');
    this.#clear();
  }

  remove(): void {
    this.#clear();
    this.#own.remove();
    this.element.remove();
  }

  #show(content: ReactNode) {
    this.element.hidden = !this.boot;
    this.#skeleton = false;
    this.#root ??= createRoot(this.#own);
    this.#root.render(<CacheProvider value={shellStyles}>{content}</CacheProvider>);
  }

  #clear() {
    const root = this.#root;
    this.#root = null;
    // Not now: this can be called while React renders the section.
    if (root) queueMicrotask(() => root.unmount());
    if (this.#skeleton) this.#own.replaceChildren();
    this.#skeleton = false;
  }
}
