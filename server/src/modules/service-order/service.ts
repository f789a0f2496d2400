import {
  serviceKinds,
  type Filed,
  type OwnedProduct,
  type Price,
  type ServiceKind,
  type ServiceProduct,
} from '@portal/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Parts } from '../../parts.ts';
import type { Member } from '../member/rules.ts';
import type { Tariff } from '../service-quote/tariff.ts';
import type { Entered } from './views/entered.ts';

export type ServedProduct = OwnedProduct & { product: ServiceProduct };

/** What a service makes of its input: the price, and what it asked for beyond what all of them do. */
interface Planned {
  price: Price;
  more?: Partial<Entered>;
  /** The number of the request whose work did not last; default: none. */
  againOf?: string | null;
}

/** What a request is planned with, in its transaction. */
export interface Planning {
  db: Db;
  memberId: string;
  today: string;
  product: ServedProduct;
  tariff: Tariff;
  /** The last day of the product's contract, for a service that asks for it; null if there is none, or it is unknown. */
  contractLast: string | null;
}

/** A service as code: what the contract's table cannot say of it. */
export interface Service<Input extends Filed = Filed> {
  /** Prices a request, and refuses what the service does not allow. @throws AppError ERR_INVALID_INPUT */
  plan(input: Input, planning: Planning): Planned | Promise<Planned>;
  /** Whether the product's contract is asked for before the transaction, because the price depends on it. */
  asksForContract?: boolean;
  /**
   * The price of a request that is moved to another day, if it costs something else then; null if it does not. `today` is the day on
   * which it was filed, `again` the repair whose fault came back.
   */
  movedPrice?(
    filed: Planning & { again: string | undefined },
    from: string,
    to: string,
  ): Promise<Price | null>;
  /** Whether the two days are of visits in different regions. */
  isApart?(input: Input): boolean;
  /**
   * Why it cannot be requested for each of these products, in words for customers; null where it can. Default: usage has to
   * be verified. The number of queries does not grow with the number of products.
   */
  refusals?(
    parts: Pick<Parts, 'db' | 'cipher' | 'clock'>,
    member: Member,
    products: readonly OwnedProduct[],
  ): Promise<(string | null)[]>;
  /** For a service whose price depends on the product group alone: answers its quote. */
  price?(tariff: Tariff, product: ServiceProduct): Price;
  /** For any other that is quoted before all is known: prices of a product group, among them the least and the greatest. */
  prices?(tariff: Tariff, product: ServiceProduct, db: Db): Price[] | Promise<Price[]>;
  /** Registers the calls that it alone has. */
  routes?(app: FastifyInstance, parts: Parts): void;
  /** What a customer of a demo enters beyond product, place, days and contact. */
  demo(planning: Planning): Partial<Input> | Promise<Partial<Input>>;
}

/** Each file of services/ adds itself: a service of the contract without one does not compile. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the files of services/ fill it
export interface Services {}

const files: Partial<Record<ServiceKind, Service>> = {};
// One after the other: Jest cannot link a module that two imports ask for at the same time.
for (const kind of serviceKinds) {
  const file = `./services/${kind.replaceAll('_', '-')}.ts`;
  const { service } = (await import(file)) as { service: Service };
  files[kind] = service;
}

/** The services as code, from services/, which has a file for each. */
export const services: Readonly<Record<ServiceKind, Service>> = files as unknown as Services;
