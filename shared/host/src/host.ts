import type { Company } from '@portal/config';
import type { User } from '@portal/contract';
import type { GuideProduct, OfferedPage } from './section.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';

export type { Company, User };

/** A group of the menus: the pages of one section that are shown there. */
export interface MenuGroup {
  name: string;
  label: string;
  items: { label: string; href: string }[];
}

/** What customers can do in this release, as its pages offer it; in the order to show it in. */
export interface Tasks {
  home: OfferedTask[];
  products: Record<GuideProduct, OfferedTask[]>;
}
export interface OfferedTask {
  label: string;
  text: string;
  href: string;
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** Keeps scroll position and focus. */
  keepScroll?: boolean;
}

/** What the shell offers the pages of a remote. How it may change: the package's README. */
export interface PageHost {
  readonly company: Company;
  /** The menu, from the tables of the remotes in this release. */
  readonly menu: MenuGroup[];
  readonly tasks: Tasks;
  /** The pages of this release that customers can search for; none where the portal does not answer. */
  pages(): Promise<readonly OfferedPage[]>;
  /** Returns the address, or null where no part of this release serves it: leave the link out. */
  hrefFor(path: string): string | null;
  /** Navigates to an address of the portal, in this section or another, once every leave guard agrees. */
  navigate(to: string, options?: NavigateOptions): void;
  /**
   * Asks the customer before the address changes or the tab closes, while `isDirty` says that something
   * would be lost. Returns a function that removes the guard.
   * @param question default: what was written would be lost
   */
  guardLeave(isDirty: () => boolean, question?: LeaveQuestion): () => void;
  /** Names the page in the tab and for screen readers, where the name changes within a page: a form's step. */
  setTitle(title: string): void;
  readonly session: SessionService;
  readonly dialogs: Dialogs;
  /** Shows a message for a few seconds: the outcome of an action, never something that must be read. */
  notify(text: string): void;
  /** Opens the help popup of that name; `data` fills its blanks. */
  openPopup(name: string, data?: Record<string, string>): void;
  /** Shows a text of the terms (getTerms), by its index. */
  showTerms(termIndex: string): void;
  /** Tells every section, in every tab, that answers of these kinds are stale. */
  changed(kinds: readonly string[]): void;
  readonly analytics: Analytics;
  readonly identity: IdentityService;
  /** The address of a bridge, the document of its own between the portal and a provider (decision 17). */
  bridge(name: string): string;
  /** Opens the address search; null where the customer closes it. Call it inside a click: it opens a window. */
  findAddress(): Promise<Address | null>;
  /** Reports an error and returns the code that a customer can name to the customer centre. */
  supportCode(error: unknown): string;
}

/** All that the shell offers a section: pages have the rest through their calls. */
export interface Host extends PageHost {
  /**
   * Covers the page with the overlay until the returned function is called. After ten seconds the overlay offers
   * `retry` where there is one; the customer can always leave it.
   */
  busy(retry?: (() => void) | null): () => void;
  /** Listens to what `changed` tells, also from other tabs. Returns a function that stops listening. */
  onChanged(listener: (kinds: readonly string[]) => void): () => void;
  /** Code of the site that the customer came from (BF_SITE_TYPE). */
  siteType(): string;
}

/** `unknown` on the server, and in the browser until the API has said it. */
export type SessionState = { is: 'unknown' } | { is: 'visitor' } | { is: 'member'; user: User };

export interface SessionService {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Resolves once it is known who is signed in. @throws ApiError where the API does not answer */
  settled(): Promise<Exclude<SessionState, { is: 'unknown' }>>;
  /** Goes to the membership's login page, which leads back to `returnTo`. Settles once the browser is on its way. */
  login(returnTo?: string): Promise<void>;
  /** Goes to the membership's page for joining. */
  join(): Promise<void>;
  logout(): void;
  /**
   * Checks the identity of a member who is not certified; call it inside a click. The state follows, here and in other
   * tabs. On a phone the check replaces the page, which is there again afterwards.
   */
  certify(): Promise<void>;
  /** Tells the session the code a call failed with: it may mean that the session has ended. */
  heard(code: string): void;
}

export interface Dialogs {
  /** Shows a message that has to be acknowledged. */
  alert(message: string): Promise<void>;
  /** Asks a question; `yes` and `no` label the buttons. Escape is no. `see` opens what it is about in a new tab. */
  confirm(question: {
    message: string;
    yes: string;
    no: string;
    see?: { label: string; href: string };
  }): Promise<boolean>;
}

/** What a leave guard asks: `yes` leaves. */
export type LeaveQuestion = Parameters<Dialogs['confirm']>[0];

export interface Analytics {
  /** Suppresses the page view of the current page. Returns an undo. */
  block(): () => void;
  /** Adds fields to the page view of the current page. Returns an undo. */
  extra(fields: Record<string, string>): () => void;
  event(name: string, fields?: Record<string, string>): void;
}

export interface IdentityService {
  /**
   * Opens the identity check; call it inside a click. `claimed` is who a visitor says they are, or the
   * number that a member changes to. On a phone the check replaces the page: when the customer is back, the
   * page loads again and `resume` returns the outcome.
   */
  check(
    pageType: string,
    claimed?: { userName?: string; userPhone?: string },
  ): Promise<IdentityOutcome>;
  /** The outcome of a check that replaced this page; null where there was none. */
  resume(pageType: string): Promise<IdentityOutcome | null>;
  /** The checked person, until `forget`, another check or the end of the session. */
  person(): CheckedPerson | null;
  /** Drops the checked person: the form that asked for them is done. */
  forget(): void;
}

/** Whom the identity check names; `phone` in digits, `birthDay` as 2026-11-21, `gender` M or F. */
export interface CheckedPerson {
  name: string;
  phone: string;
  gender: string;
  birthDay: string;
}

/**
 * How an identity check ended. Codes: 1 no data; 3 passed; 4 name, 5 phone, 6 both wrong or no CI or
 * DI; 7 the phone change matched. `code` is null where the window was blocked or given up.
 */
export interface IdentityOutcome {
  code: 1 | 3 | 4 | 5 | 6 | 7 | null;
  /** The check counts. */
  passed: boolean;
}

/** An address as the postcode search gives it; by hand, `jibunAddress` is empty. */
export interface Address {
  zonecode: string;
  roadAddress: string;
  jibunAddress: string;
  buildingName: string;
  detail: string;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** The shell's promises, inside any component of a section. */
export function useHost(): PageHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost outside a mounted section');
  return host;
}

/** Who is signed in. `unknown` on the server and during hydration. */
export function useSession(): SessionState {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get, unknownSession);
}

/** Whether a member is signed in whom the identity check has certified: only they may send members' calls. */
export const isCertified = (session: SessionState): boolean =>
  session.is === 'member' && session.user.certifyState;

const UNKNOWN: SessionState = { is: 'unknown' };
const unknownSession = () => UNKNOWN;
