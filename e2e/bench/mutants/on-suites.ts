import { subscribe } from 'node:diagnostics_channel';
import { beforeAll, beforeEach, describe } from '@jest/globals';
import { openPglite } from '../../../server/src/db/database.ts';
import { apiSuite } from '../../../server/src/testing/api-suite.ts';
import { dumpEmpty } from '../../../server/src/testing/pglite-dump.ts';
import { NOTICED } from './reporter.ts';

declare global {
  /** The numbers of the mutations to try. */
  var mutants: number[];
  /** Number of the mutation that runs; see `switchable`. */
  var mutant: number;
}

const noticed = new Set<unknown>();
subscribe(NOTICED, (number) => void noticed.add(number));

// A copy is made in a tenth of the time of a new database.
const empty = await dumpEmpty();

// Each has a database of its own, so that it leaves nothing to the next.
describe.each(globalThis.mutants)('%i', (number) => {
  beforeAll(() => {
    globalThis.mutant = number;
  });
  beforeEach(() => {
    if (noticed.has(number)) throw new Error('another test has noticed it');
  });
  apiSuite(() => openPglite(undefined, empty));
});
