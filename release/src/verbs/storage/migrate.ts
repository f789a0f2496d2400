import { migrateStore } from '@portal/release-store';
import { UsageError, type Verb } from '../verb.ts';

/** Files between two lines of progress. */
const EVERY = 500;

export const storeMigrate: Verb = {
  name: 'store migrate',
  args: 'postgresql|folder',
  count: [1, 1],
  does: 'copies the store from DATA_DIR to RELEASE_DATABASE_URL, or back, and verifies every record and file',
  examples: [
    'npm run release -- store migrate postgresql',
    'npm run release -- store migrate folder',
  ],
  async run({ config, args: [to], say, fail, took }) {
    if (to !== 'postgresql' && to !== 'folder')
      throw new UsageError('store migrate takes where to: postgresql or folder');
    const migrated = await migrateStore(config, to, (done, all) => {
      if (done % EVERY === 0) say(`copied     ${done} of ${all} files`);
    });
    const { same, copied, bytes, faults } = migrated;
    say(`copied     ${copied} files, ${(bytes / 1024 ** 2).toFixed(1)} MB  (${took()})`);
    say(`verified   ${same} files are the same in both`);
    for (const fault of faults) say(`broken     ${fault}`);
    if (faults.length > 0) fail();
    else say('unbroken   run it again for what was written meanwhile');
    return migrated;
  },
};
