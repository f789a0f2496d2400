import { readConfig } from '@portal/config';
import {
  changePayDay,
  listContracts,
  listInquiries,
  listOwnedProducts,
  listRegistrations,
  listServiceOrders,
  listVoices,
  returnFromCardWindow,
  type InputOf,
} from '@portal/contract';
import { payAtProvider } from '../crash/payments.ts';
import { Customer } from '../customer.ts';
import type { Route } from '../visits/visit.ts';
import { MANY } from './routes.ts';

/** What a route's address may name in braces, by name. */
type Numbers = Record<string, string>;

/** Pays a request with a card. Returns the number of the payment. */
async function pay(customer: Customer, ordNbr: string, sandboxPort: string): Promise<string> {
  const { PAYMENT_FORM_URL } = readConfig({ SANDBOX_PORT: sandboxPort });
  const way = { payMethod: '1', usePoint: 0, ending: 'approve' } as const;
  const back = await payAtProvider(PAYMENT_FORM_URL, customer, ordNbr, way);
  const { code, data } = await customer.call(
    returnFromCardWindow,
    (back ?? {}) as InputOf<typeof returnFromCardWindow>,
  );
  if (code !== '200') throw new Error(`the payment of ${ordNbr}: ${code}`);
  return data.moid;
}

/** Numbers of the things of the member with many rows, of whom one request is paid and a contract's pay day changed. */
async function numbersOf(customer: Customer, sandboxPort: string): Promise<Numbers> {
  const seats = (await customer.call(listServiceOrders, { service: 'seat' })).data.list;
  const [unpaid, toPay] = (await customer.call(listServiceOrders, { state: 'WAIT' })).data.list;
  const [contract] = (await customer.call(listContracts, {})).data.contractList;
  const { data: change } = await customer.call(changePayDay, {
    idempotencyKey: crypto.randomUUID(),
    custCode: contract?.custCode ?? '',
    payDay: contract?.payDay === 5 ? 10 : 5,
  } as InputOf<typeof changePayDay>);
  const first = async <Item extends { bbsIdx: string }>(
    list: Promise<{ data: { list: Item[] } }>,
  ) => (await list).data.list[0]?.bbsIdx;
  const numbers = {
    order: seats[0]?.ordNbr,
    orderType: seats[0]?.orderType,
    unpaid: unpaid?.ordNbr,
    payment: await pay(customer, toPay?.ordNbr ?? '', sandboxPort),
    change: change.changeIdx,
    product: (await customer.call(listOwnedProducts, {})).data.productList[0]?.productIdx,
    registration: await first(customer.call(listRegistrations, {})),
    inquiry: await first(customer.call(listInquiries, {})),
    praise: await first(customer.call(listVoices, { receptionType: '1' })),
  };
  for (const [name, number] of Object.entries(numbers))
    if (!number) throw new Error(`${MANY} has no ${name}`);
  return numbers as Numbers;
}

/** The routes with their numbers, and with a session where they are for members. */
export async function openRoutes(
  routes: Route[],
  api: { url: string; membership: string; sandboxPort: string },
): Promise<Route[]> {
  const members = new Map<string, Customer>();
  const logIn = async (member: string) => {
    const known = members.get(member);
    if (known) return known;
    const customer = new Customer(api.url);
    await customer.logIn(api.membership, member);
    members.set(member, customer);
    return customer;
  };
  const numbers = routes.some(({ path }) => path.includes('{'))
    ? await numbersOf(await logIn(MANY), api.sandboxPort)
    : {};
  const opened: Route[] = [];
  for (const { path, ...route } of routes)
    opened.push({
      ...route,
      path: path.replace(/\{(\w+)\}/g, (_, name: string) => numbers[name] ?? ''),
      ...(route.member && { cookies: (await logIn(route.member)).cookies }),
    });
  return opened;
}
