import type { Company } from '@portal/config';
import type { User } from '@portal/contract';
import type { GuideProduct } from './section.ts';
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
  /** Takes the place of the present address in the history. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to, and the focus where it is. */
  keepScroll?: boolean;
}

/** What the shell promises a remote. Its protocol for changes is in the package's README. */
export interface Host {
  readonly company: Company;
  /** The menu of this release. */
  readonly menu: MenuGroup[];
  readonly tasks: Tasks;
  /** The address itself, or null where no part of this release owns it: the link is then absent. */
  hrefFor(path: string): string | null;
  /** Goes to an address of the portal, in this section or another, once every leave guard agrees. */
  navigate(to: string, options?: NavigateOptions): void;
  /**
   * Asks before the address changes, or the tab is closed, while `isDirty` says that something would be
   * lost. Gives back what ends the guard.
   */
  guardLeave(isDirty: () => boolean): () => void;
  /** The page's name for the tab and for screen readers, where it changes without the address: a step. */
  setTitle(title: string): void;
  readonly session: SessionService;
  readonly dialogs: Dialogs;
  /** Says something in passing, for a few seconds: an action's outcome, never what must be read. */
  notify(text: string): void;
  /** Shows the help popup of that name; `data` fills what it leaves open. */
  openPopup(name: string, data?: Record<string, string>): void;
  /** Shows a text of the terms (getTerms), by its index. */
  showTerms(termIndex: string): void;
  /** Covers the page with the overlay until the returned function is called. */
  busy(): () => void;
  /** Tells every section, in every tab, that a call has made answers of these kinds stale. */
  changed(kinds: readonly string[]): void;
  /** Hears of such changes, from other tabs too. Returns a function that stops listening. */
  onChanged(listener: (kinds: readonly string[]) => void): () => void;
  readonly analytics: Analytics;
  readonly identity: IdentityService;
  /** Lets the customer look an address up; null where they leave it. Call it inside the click. */
  findAddress(): Promise<Address | null>;
  /** Reports what went wrong and gives the code a customer can name to the customer centre. */
  supportCode(error: unknown): string;
}

/** `unknown` on the server, and in the browser until the API has said it. */
export type SessionState = { is: 'unknown' } | { is: 'visitor' } | { is: 'member'; user: User };

export interface SessionService {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Settles when it is known who is signed in. @throws ApiError where the API did not say. */
  settled(): Promise<Exclude<SessionState, { is: 'unknown' }>>;
  /** Leads to the membership's login page; afterwards the customer is back at `returnTo`. */
  login(returnTo?: string): void;
  /** Leads to the membership's page for joining. */
  join(): void;
  logout(): void;
  /** Tells the session with which code a call failed: it can have ended meanwhile. */
  heard(code: string): void;
}

export interface Dialogs {
  /** Says something that has to be acknowledged. */
  alert(message: string): Promise<void>;
  /** Asks; `yes` and `no` name what each button does. Escape is no. */
  confirm(question: { message: string; yes: string; no: string }): Promise<boolean>;
}

export interface Analytics {
  /** No page view is told of the page on the screen. Gives back what takes it back. */
  block(): () => void;
  /** Goes with the page view of the page on the screen. Gives back what takes it back. */
  extra(fields: Record<string, string>): () => void;
  event(name: string, fields?: Record<string, string>): void;
}

export interface IdentityService {
  /**
   * Opens the identity check; call it inside the click. `claimed` is who a visitor says they are, or the
   * number that a member changes to. On a phone it takes the window's place: then the
   * page starts anew, and `resume` has the outcome.
   */
  check(
    pageType: string,
    claimed?: { userName?: string; userPhone?: string },
  ): Promise<IdentityOutcome>;
  /** The outcome of a check that took this page's place; null where there was none. */
  resume(pageType: string): Promise<IdentityOutcome | null>;
  /** Who was checked, until `forget`, another check or the end of the session. */
  person(): CheckedPerson | null;
  /** The form that asked has used it. */
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
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost outside a mounted section');
  return host;
}

/** Who is signed in. `unknown` while the server draws and while the browser takes its page over. */
export function useSession(): SessionState {
  const { session } = useHost();
  return useSyncExternalStore(session.subscribe, session.get, unknownSession);
}
const UNKNOWN: SessionState = { is: 'unknown' };
const unknownSession = () => UNKNOWN;
