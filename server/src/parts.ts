import type { Company, Config } from '@portal/config';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { MediaLibrary } from './modules/media/library.ts';
import type { Membership } from './modules/member/membership.ts';
import type { FileStore } from './modules/photo/file-store.ts';
import type { Secrets } from './secrets.ts';

/** What the API consists of: every plugin and module is registered with all of it. */
export interface Parts {
  config: Config;
  company: Company;
  db: Db;
  clock: Clock;
  /** The files of the content. */
  library: MediaLibrary;
  /** The files that customers send in. */
  files: FileStore;
  secrets: Secrets;
  membership: Membership;
}
