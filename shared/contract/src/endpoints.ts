import { isEndpoint, type Endpoint } from './endpoint.ts';
import * as contract from './index.ts';

/**
 * Every call of the contract, also those that only a table of service-calls.ts has, for the OpenAPI document and the tests
 * that go over all of them. Keep it out of browser bundles: they import the calls they send, by name.
 */
export const endpoints: readonly Endpoint[] = [
  ...new Set(
    Object.values<unknown>(contract)
      .flatMap((value) => [value, ...Object.values<unknown>(Object(value))])
      .filter(isEndpoint),
  ),
];
