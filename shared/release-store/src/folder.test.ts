import { describe } from '@jest/globals';
import { channelsSuite } from './channels.suite.ts';
import { corruptSuite } from './corrupt.suite.ts';
import { processesSuite } from './processes.suite.ts';
import { storeSuite } from './store.suite.ts';
import { inFolder } from './testing/backing.ts';

describe.each([
  ['versions and sets', storeSuite],
  ['channels', channelsSuite],
  ['processes', processesSuite],
  ['damage', corruptSuite],
])('%s in a folder', (_, suite) => suite(async () => inFolder()));
