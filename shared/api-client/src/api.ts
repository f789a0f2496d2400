import type * as contract from '@portal/contract';
import type { Endpoint } from '@portal/contract';

/** One call, by its name in the contract. The entry with its schemas is loaded with the first call of a section. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly name: string;
  /** Carries the type of the entry; there is no value. */
  readonly entry?: E;
}

type Table = Readonly<Record<string, Endpoint | null>>;
/** Calls that do the same for different things, as for each service. `callIn` names one of them. */
export interface CallTable<T extends Table = Table> {
  readonly name: string;
  /** Carries the type of the table; there is no value. */
  readonly table?: T;
}

type Contract = typeof contract;
type Named<Of> = Of extends Endpoint ? Call<Of> : Of extends Table ? CallTable<Of> : never;
type Api = {
  readonly [
    Name in keyof Contract as Contract[Name] extends Endpoint | Table ? Name : never
  ]: Named<Contract[Name]>;
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

/** The call of a table for one thing. Nothing may send a call that the table has no entry for. */
export const callIn = <T extends Table, Key extends keyof T & string>(
  { name }: CallTable<T>,
  key: Key,
): Call<NonNullable<T[Key]>> =>
  (known[`${name}.${key}`] ??= { name: `${name}.${key}` }) as Call<NonNullable<T[Key]>>;

/** Entries of the contract and tables of them, by name. */
export type Calls = Readonly<Record<string, unknown>>;

/** The entry of a call. @throws Error where the section has no call of that name */
export function entryIn<E extends Endpoint>(calls: Calls, { name }: Call<E>): E {
  const [table = '', key] = name.split('.');
  const found = calls[table];
  const entry = key === undefined ? found : (found as Table | undefined)?.[key];
  if (!entry) throw new Error(`the section has no call ${name}`);
  return entry as E;
}
