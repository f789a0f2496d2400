import { describe } from '@jest/globals';
import { openPglite } from './db/database.ts';
import { apiSuite } from './testing/api-suite.ts';

describe('the API on PGlite', () => {
  apiSuite(() => openPglite());
});
