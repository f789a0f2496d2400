import {
  namesOfProducts,
  termOfProduct,
  toCome,
  toDo,
  waysOfProduct,
  type Line,
  type Overview,
  type Way,
} from '@portal/paths';
import { formatDay } from '@portal/format';
import type { Usage } from '@portal/contract';

/** How many rows a list has on the start page; the overview has all of them. */
const ROWS = 3;
const PRODUCTS = 3;

export interface MyProduct {
  picture: 'bf' | 'l' | 'w' | 'o';
  /** Different from those of the other products. */
  name: string;
  /** What is known of it, in one line each. */
  lines: string[];
  /** The main thing to do with it. */
  way: Way | null;
}

export interface Mine {
  coming: Line[];
  waiting: Line[];
  products: MyProduct[];
}

const productOf = (usage: Usage, name: string): MyProduct => ({
  picture: usage.product === 'c' ? 'o' : usage.product,
  name,
  lines: [
    termOfProduct(usage),
    ...(usage.care ? [`다음 점검 ${formatDay(usage.care.nextOn)}`] : []),
  ],
  way: waysOfProduct(usage)[0] ?? null,
});

/** What the start page tells a member, as texts; null if there is nothing. */
export function mineOf(overview: Overview): Mine | null {
  const waiting = toDo(overview, []);
  const asked = new Set(waiting.map(({ href }) => href));
  // A delivery whose day is to be confirmed is among what waits, so it is left out of what comes.
  const coming = toCome(overview).filter(({ href }) => !asked.has(href));
  const products = overview.products ?? [];
  const names = namesOfProducts(products);
  if (coming.length + waiting.length + products.length === 0) return null;
  return {
    coming: coming.slice(0, ROWS),
    waiting: waiting.slice(0, ROWS),
    products: products
      .slice(0, PRODUCTS)
      .map((usage, i) => productOf(usage, names[i] ?? usage.goodsName)),
  };
}
