import type { Endpoint } from '@portal/contract';

/** One call of a remote's API client. */
export interface Call<E extends Endpoint = Endpoint> {
  /** The remote that makes it. */
  readonly remote: string;
  readonly entry: E;
}

/**
 * A remote's API client: the entries of the contract that it calls, under names of its own. It is data: whether
 * a call reads or changes, who may make it and what it makes stale stands in the entry.
 */
export const contractApi = <Entries extends Record<string, Endpoint>>(
  remote: string,
  entries: Entries,
) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { remote, entry }]),
  ) as unknown as { readonly [Name in keyof Entries]: Call<Entries[Name]> };
