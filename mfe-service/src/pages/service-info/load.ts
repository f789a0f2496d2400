import { serviceProducts, type Price } from '@portal/contract';
import { api, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

type Context = LoadContext<typeof paths.serviceInfo>;

/** A move with everything that depends on the places: to another region, and by ferry. */
const FARTHEST = { fromAddr: '서울특별시', toAddr: '제주특별자치도 제주시' };

/** The price by the product; of a transfer with all that the places may add, and null if seats decide it. */
async function priceOf({ params, query }: Context): Promise<Price | null> {
  const { service, product } = params;
  if (service === 'after') return query(api.quoteRepair, { product });
  if (service === 'transfer') return query(api.quoteTransfer, { product, ...FARTHEST });
  if (service === 'assemble_disassemble') return query(api.quoteAssembly, { grpCode: product });
  return null;
}

/** The page exists in the portal and in the membership app, and its links stay in the same one. */
export async function load(context: Context) {
  const { url, params } = context;
  const inApp = url.pathname === paths.membershipService.pattern;
  const address = inApp ? ('membershipService' as const) : ('serviceInfo' as const);
  const isOffered = serviceProducts[params.service].includes(params.product);
  return { data: { address, isOffered, price: isOffered ? await priceOf(context) : null } };
}
