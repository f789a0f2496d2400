import type * as contract from '@portal/contract';
import type { Endpoint } from '@portal/contract';

/** One call, by its name in the contract. The entry with its schemas is loaded with the first call of a section. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly name: string;
  /** Carries the type of the entry; there is no value. */
  readonly entry?: E;
}

type Contract = typeof contract;
type Api = {
  readonly [Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never]: Call<
    Extract<Contract[Name], Endpoint>
  >;
};

const known: Record<string, Call> = {};

/**
 * Every call of the contract, without its schemas: no page needs them to hydrate. Name a call as `api.fileRepair`: a part
 * gets the entries that it names so (shared/build/src/contract/used-calls.ts).
 */
export const api = new Proxy(
  {},
  // One object a name: hooks depend on it.
  { get: (_, name: string) => (known[name] ??= { name }) },
) as Api;

/** Entries of the contract, by name. */
export type Calls = Readonly<Record<string, unknown>>;

/** The entry of a call. @throws Error where the section has no call of that name */
export function entryIn<E extends Endpoint>(calls: Calls, { name }: Call<E>): E {
  const entry = calls[name];
  if (!entry) throw new Error(`the section has no call ${name}`);
  return entry as E;
}
