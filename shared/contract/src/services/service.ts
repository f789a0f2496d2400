// The files in this folder have no schemas, so that pages that only mention services do not load the schema library.
import type { ProductCode } from '../product.ts';

/** One of the product groups that services are for. */
export type ServiceProduct = Exclude<ProductCode, 'c' | 'o'>;

/** What pages and the API know about a service: its name, and every difference between services that needs no code. */
export interface Service {
  readonly name: string;
  /** The product groups that it can be requested for online (specification, 5). */
  readonly products: readonly ServiceProduct[];
  /** Its stages in order: status code and name (specification, 4). Addresses use only these codes. */
  readonly stages: Readonly<
    Partial<Record<'RECEIVE' | 'CONFIRM' | 'ENGINEER' | 'COMPLETE' | '1' | '2' | '3' | '4', string>>
  >;
  /** Its order type (specification, 4), for each product group if it depends on nothing else. */
  readonly orderType: string | Readonly<Record<ServiceProduct, string>>;
  /** Percent off an online request (specification, 9), and whether that depends on the consent to marketing. */
  readonly discount: { readonly rate: number; readonly needsConsent: boolean } | null;
  /** Whether it has to be paid before its visit, on site, or by the month. */
  readonly paid: 'before' | 'onSite' | 'monthly';
  /** Kinds of the calls that read its requests: a change to a request makes their answers stale. */
  readonly reads: readonly string[];
  /**
   * Field names that differ in its calls: the number of a request (`ordNbr`), and a quote's product group
   * (`product`).
   */
  readonly names?: { readonly read?: string; readonly cancel?: string; readonly quote?: string };
  /** The days of its visits; null for a membership. */
  readonly days: Days | null;
}

/** The days of a service's visits: what happens on each, and from when a day can be chosen. */
export interface Days {
  readonly first: string;
  /** Null if there is only one day. */
  readonly second: string | null;
  /** Days from the request to the first day that can be chosen. */
  readonly ahead: number | Readonly<Record<ServiceProduct, number>>;
  /** Why an earlier day is not possible, unless the reason is that it is today or within `ahead`. */
  readonly early?: string;
  /** The product groups without visits on Sundays. */
  readonly noSunday?: readonly ServiceProduct[];
}

/** A service's texts in menus, which no browser loads with its form. */
export interface ServiceMenu {
  /** Default: its name. */
  readonly label?: string;
  readonly text: string;
  /** Its position among the tasks of a product group, and on the home page if it is shown there. */
  readonly order: number;
  readonly home?: number;
  /** With which customers search for it, beside its name: verbs in their dictionary form. */
  readonly words: readonly string[];
}

/** A service's texts on the page of its form. */
export interface ServicePage {
  /** The page's meta description, which search engines show. */
  readonly description: string;
  /** Shown below the title of the common form (mfe-service/src/pages/visit); forms of their own do without. */
  readonly lead?: string;
}

/**
 * What follows a stage, in words for customers, and by when: the day of the answer, or the first or second day of the
 * service. Pages get it with the request.
 */
export type NextStep = readonly [text: string, by: 'answer' | 'first' | 'second'];
