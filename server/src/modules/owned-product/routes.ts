import {
  checkPurchases,
  getMyAllProductList,
  selectOrderList,
  type OwnedProduct,
  type ProductCode,
} from '@portal/contract';
import fp from 'fastify-plugin';
import { pageToShow } from '../../db/read-page.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS, type Call } from '../../route.ts';
import { productsOf } from './registry.ts';

/** A customer has few products: their orders are made here, and not in the database. */
const ordersOf = (products: readonly OwnedProduct[]) => {
  const numbers = [...new Set(products.map(({ ordNo }) => ordNo))];
  return numbers.flatMap((number) => {
    const ordered = products.filter(({ ordNo }) => ordNo === number);
    return ordered.slice(0, 1).map(({ ordNo, orderKind, installedOn }) => ({
      ordNo,
      orderKind,
      installedOn,
      products: ordered.map(({ productIdx, goodsName }) => ({ productIdx, goodsName })),
    }));
  });
};
const orderKinds = { rental: '1', buy: '0' } as const;

type ByMember = Call<typeof checkPurchases>;

export const ownedProduct = fp<Parts>(
  async (app, parts) => {
    /** A member without a customer number has no products. */
    const own = async ({ request, member: { userIdx } }: ByMember, product?: ProductCode) =>
      userIdx === null ? [] : productsOf(parts, request.log, userIdx, product);

    route(app, getMyAllProductList, async ({ product }, call) => ({
      productList: await own(call, product),
    }));

    route(app, selectOrderList, async ({ order, ...wanted }, call) => {
      const all = await own(call);
      const orders = ordersOf(all.filter(({ orderKind }) => orderKind === orderKinds[order]));
      const total = orders.length;
      const curPage = pageToShow({ ...wanted, total });
      const from = (curPage - 1) * wanted.pageSize;
      return { ...wanted, curPage, total, list: orders.slice(from, from + wanted.pageSize) };
    });

    route(app, checkPurchases, async (_, call) => {
      const products = new Set((await own(call)).map(({ product }) => product));
      return { purchased: products.size > 0, products: [...products] };
    });
  },
  { name: 'owned-product', dependencies: ROUTE_PLUGINS },
);
