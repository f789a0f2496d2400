import { createContext, useContext } from 'react';

/** Facts about the company, from the portal's configuration. */
export interface Company {
  brand: string;
  /** Name of the customer centre; it follows every page's title. */
  centre: string;
  legalName: string;
  representative: string;
  address: string;
  businessNumber: string;
  mailOrderNumber: string;
  ftcUrl: string;
  email: string;
  phones: { main: string; corporate: string; sharedChair: string };
  /** When the main line answers, in words. */
  hours: string;
  family: { label: string; url: string }[];
  social: { label: string; url: string }[];
}

/** A group of the menus: the pages of one section that are shown there. */
export interface MenuGroup {
  name: string;
  label: string;
  items: { label: string; href: string }[];
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
  /** The address itself, or null where no part of this release owns it: the link is then absent. */
  hrefFor(path: string): string | null;
  /** Goes to an address of the portal, in this section or another. */
  navigate(to: string, options?: NavigateOptions): void;
}

const HostContext = createContext<Host | null>(null);
export const HostProvider = HostContext.Provider;

/** The shell's promises, inside any component of a section. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost outside a mounted section');
  return host;
}
