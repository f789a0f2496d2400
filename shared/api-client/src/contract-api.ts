import type { Endpoint } from '@portal/contract';

/** The contract entries that a section calls: the exports of a remote's module `calls.ts`. */
export type Calls = Readonly<Record<string, Endpoint>>;

/** One call of a section, by its name. The entry with its schemas is loaded with the first call. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly name: string;
  /** Carries the entry's type; never has a value. */
  readonly entry?: E;
}

/**
 * A section's API client, made from the type of its calls: `contractApi<typeof calls>()`. Pages name calls without
 * loading their schemas, which no page needs to hydrate.
 */
export function contractApi<Named extends object>() {
  const known: Record<string, Call> = {};
  // The same object for a name each time, because hooks depend on it.
  const get = (_: object, name: string) => (known[name] ??= { name });
  return new Proxy({}, { get }) as {
    readonly [Name in keyof Named]: Named[Name] extends Endpoint ? Call<Named[Name]> : never;
  };
}

/** The entry of a call. @throws Error if the section has no call of that name */
export function entryIn<E extends Endpoint>(calls: Calls, { name }: Call<E>): E {
  const entry = calls[name];
  if (!entry) throw new Error(`the section has no call ${name}`);
  return entry as E;
}
