import { CacheProvider } from '@emotion/react';
import { FailureCard, PageSkeleton, type SkeletonKind } from '@portal/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { SlowNotice } from './SlowNotice.tsx';
import { shellCache } from './shell-cache.ts';

interface AwaitedPage {
  title: string;
  skeleton: SkeletonKind;
}

/**
 * The place of one section in <main>: what the shell shows until the section is there, or instead of
 * it, and the element that the section itself fills.
 */
export class SectionPlace {
  readonly element = document.createElement('div');
  readonly #own = document.createElement('div');
  #root: ReturnType<typeof createRoot> | null = null;

  constructor(main: HTMLElement) {
    main.append(this.#own, this.element);
  }

  /** `page` is what is known of it before its code is there. */
  wait(page: AwaitedPage, onRetry: () => void): void {
    this.#show(
      <>
        <SlowNotice onRetry={onRetry} />
        <PageSkeleton title={page.title} kind={page.skeleton} />
      </>,
    );
  }

  fail(page: AwaitedPage, supportCode: string, onRetry: () => void): void {
    this.#show(
      <FailureCard
        title={page.title}
        reason="broken"
        supportCode={supportCode}
        onRetry={onRetry}
      />,
    );
  }

  /** The section has something to show. */
  reveal(): void {
    this.element.hidden = false;
    this.#clear();
  }

  remove(): void {
    this.#clear();
    this.#own.remove();
    this.element.remove();
  }

  #show(content: ReactNode) {
    this.element.hidden = true;
    this.#root ??= createRoot(this.#own);
    this.#root.render(<CacheProvider value={shellCache}>{content}</CacheProvider>);
  }

  #clear() {
    const root = this.#root;
    this.#root = null;
    // Not now: this can be called while React renders the section.
    if (root) queueMicrotask(() => root.unmount());
  }
}
