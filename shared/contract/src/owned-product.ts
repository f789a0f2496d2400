import * as v from 'valibot';
import { memberEndpoint } from './endpoint.ts';
import { dayStateSchema } from './installation-day.ts';
import { daySchema, idxSchema, pageOf, pagingText } from './list.ts';
import { productSchema } from './product.ts';

/** How a customer got a product, by the codes of the product list (specification, 4). */
export const orderKindNames = { '0': '구매', '1': '렌탈' } as const;

/** Where somebody is sent to; `addr` begins with the region's name. */
export const placeSchema = v.object({
  zonecode: v.string(),
  addr: v.string(),
  addrDetail: v.string(),
});

export const ownedProductSchema = v.object({
  productIdx: idxSchema,
  goodsCd: v.string(),
  goodsName: v.string(),
  product: productSchema,
  ordNo: v.string(),
  /** Begins with C; null where it is unknown. */
  serialNo: v.nullable(v.string()),
  orderKind: v.picklist(['0', '1']),
  installedOn: daySchema,
  /** Whether its usage is verified: only then can a service be requested. */
  verified: v.boolean(),
  /** Whether the customer holds the product's contract: only then can a filter membership be joined. */
  contractHolder: v.optional(v.boolean(), true),
  /** Where it is installed, so that nobody types it; null where the registry does not know. */
  place: v.optional(v.nullable(placeSchema)),
});
export type OwnedProduct = v.InferOutput<typeof ownedProductSchema>;

export const listOwnedProducts = memberEndpoint({
  kind: 'myAllProductList',
  path: '/api/myinfo/getMyAllProductList',
  overlay: 'myProductList',
  summary: 'All products that the member owns or rents, the newest first.',
  input: v.object({ product: v.optional(v.picklist(['bf', 'l', 'w', 'o'])) }),
  answer: v.object({ productList: v.array(ownedProductSchema) }),
});

export const listProductOrders = memberEndpoint({
  kind: 'orderList',
  path: '/api/myinfo/selectOrderList',
  overlay: 'serviceList',
  summary: 'The orders by which the member rents or bought products, the newest first.',
  input: v.object({ order: v.picklist(['rental', 'buy']), ...pagingText }),
  answer: v.object({
    ...pageOf(
      v.object({
        ordNo: v.string(),
        orderKind: v.picklist(['0', '1']),
        orderedOn: v.nullable(daySchema),
        /** The day of installation of the newest product in the order; null if none is installed. */
        installedOn: v.nullable(daySchema),
        goodsNames: v.array(v.string()),
        /** The progress of the delivery; null if the portal has no delivery of this order. */
        delivery: v.nullable(
          v.object({
            status: v.string(),
            statusName: v.string(),
            /** The planned day of installation; null if none is planned. Stays the old day while it is being moved. */
            installOn: v.nullable(daySchema),
            dayState: dayStateSchema,
            /** The order's shipments with the progress of each. The fields above are about the order as a whole. */
            shipments: v.array(
              v.object({
                parts: v.array(v.object({ goodsName: v.string(), qty: v.number() })),
                statusName: v.string(),
                installOn: v.nullable(daySchema),
                dayState: dayStateSchema,
              }),
            ),
          }),
        ),
      }),
    ).entries,
    /** Where the list is empty: how many orders of the other kind the member has. */
    others: v.optional(v.number()),
  }),
  envelope: 'result',
});

export const checkPurchases = memberEndpoint({
  kind: 'checkPurchases',
  reads: true,
  path: '/api/customer/checkPurchases',
  summary: 'Whether the member owns or rents anything, and of which product groups.',
  answer: v.object({ purchased: v.boolean(), products: v.array(productSchema) }),
});
