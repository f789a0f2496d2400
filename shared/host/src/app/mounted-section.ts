import type { Host, NavigateOptions } from '../host.ts';
import type { Boot } from './rendered.ts';
import type { ViewEnv } from './view.tsx';

/** How the shell navigates inside a section. */
export interface SectionNavigator {
  /** @throws where the code that loads pages cannot be had; nothing has changed then */
  navigate(to: string, options: NavigateOptions): Promise<void>;
  /** Loads the code that loads pages ahead of the first move. @throws where it cannot be had */
  prepare(): Promise<unknown>;
  /** Loads the section's calls and the page's own load ahead of the first of them. @throws where they cannot be had */
  prepareCalls(): Promise<unknown>;
}

/** What the shell gives a section it mounts. */
export interface MountProps extends ViewEnv {
  element: HTMLElement;
  host: Host;
  /** For the style elements that the section makes. */
  nonce: string;
  /** What the server rendered the page in `element` with; null where it rendered none. */
  boot: Boot | null;
  /** Aborted when the customer has left before the section has loaded. */
  signal: AbortSignal;
  /** Takes moves inside the section; null once it is unmounted. */
  onNavigator(navigator: SectionNavigator | null): void;
  /** Hears of a hydration mismatch: React rendered something other than the server did, which is a defect. */
  onMismatch(error: unknown): void;
  /** Mounts the section again after it broke. */
  onRemount(): void;
}

/** A section as the shell mounts and unmounts it. */
export interface MountedSection {
  /** Evaluates the code that a move to the page runs, ahead of that move. @throws where a file cannot be loaded */
  prepare(pageId: string): Promise<void>;
  /**
   * Requests what a public page at `href` loads, before the customer goes there or while the section before it is
   * unmounted. The page's own load joins these requests.
   */
  requestAhead(pageId: string, host: Host, href: string): Promise<void>;
  /**
   * Renders a public page into the section's element before the customer goes there, without its effects: the first mount at `href`
   * then only shows it. Does nothing for a page that is not the same for everyone, or while the section has another one.
   */
  rehearse(pageId: string, props: RehearsalProps): Promise<void>;
  /** Whether the page at the current address has been rendered before, so that `mount` only has to show it. */
  isRendered(): boolean;
  mount(props: MountProps): Promise<void>;
  /**
   * Stops the section at once. Its page stays on the screen until `replaced` resolves, and may stay rendered in `element` after that, so
   * that Back can show it again. Therefore pass the same element to the next `mount`.
   */
  unmount(replaced?: Promise<void>): Promise<void>;
}

/** What the shell gives a section for a page that the customer may go to. */
export interface RehearsalProps extends Pick<MountProps, 'element' | 'host' | 'nonce'> {
  href: string;
}
