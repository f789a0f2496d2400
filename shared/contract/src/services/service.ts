// The files of this folder have no schemas: pages that only tell of services need no library of schemas.
import type { ProductCode } from '../product.ts';

/** One of the product groups that services are for. */
export type ServiceProduct = Exclude<ProductCode, 'c' | 'o'>;

/** What pages and the API know of a service: its name, and what differs between services without being code. */
export interface Service {
  readonly name: string;
  /** The product groups that it can be requested for online (specification, 5). */
  readonly products: readonly ServiceProduct[];
  /** Its stages in their order: status code and name (specification, 4). Addresses know these codes alone. */
  readonly stages: Readonly<
    Partial<Record<'RECEIVE' | 'CONFIRM' | 'ENGINEER' | 'COMPLETE' | '1' | '2' | '3' | '4', string>>
  >;
  /** Its order type (specification, 4), where it depends on nothing else for each product group. */
  readonly orderType: string | Readonly<Record<ServiceProduct, string>>;
  /** Percent off an online request (specification, 9), and whether that depends on the consent to marketing. */
  readonly discount: { readonly rate: number; readonly needsConsent: boolean } | null;
  /** Whether it has to be paid before its visit, on site, or by the month. */
  readonly paid: 'before' | 'onSite' | 'monthly';
  /** Kinds of the calls that read its requests: a change to a request makes their answers stale. */
  readonly reads: readonly string[];
  /** What its calls name otherwise: the number of a request (`ordNbr`), and in a quote the product group (`product`). */
  readonly names?: { readonly read?: string; readonly cancel?: string; readonly quote?: string };
  /** The days on which somebody comes; null for a membership. */
  readonly days: Days | null;
}

/** The days of a service: what is done on each, and from when on it can be had. */
export interface Days {
  readonly first: string;
  /** Null where there is one day alone. */
  readonly second: string | null;
  /** Days from the request to the first day that can be chosen. */
  readonly ahead: number | Readonly<Record<ServiceProduct, number>>;
  /** Why an earlier day cannot be, where it is not that it is today or that so many days have to pass. */
  readonly early?: string;
  /** The product groups for which nobody comes on a Sunday. */
  readonly noSunday?: readonly ServiceProduct[];
}

/** How menus and the page of its form present a service. Other pages do not load these texts. */
export interface ServiceMenu {
  /** Default: its name. */
  readonly label?: string;
  readonly text: string;
  /** What its page is about, for search engines. */
  readonly description: string;
  /** Place among the tasks of a product group, and among those of the home page where it is one of them. */
  readonly order: number;
  readonly home?: number;
}
