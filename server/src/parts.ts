import type { Company, Config } from '@portal/config';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Billing } from './modules/contract-payment/billing.ts';
import type { Kibnet } from './modules/contract-payment/kibnet.ts';
import type { MediaLibrary } from './modules/media/library.ts';
import type { Membership } from './modules/member/membership.ts';
import type { FileStore } from './modules/photo/file-store.ts';
import type { CardPayment } from './modules/payment/provider.ts';
import type { Secrets } from './secrets.ts';

/** The API's dependencies: every plugin and module is registered with all of them. */
export interface Parts {
  config: Config;
  company: Company;
  db: Db;
  clock: Clock;
  /** Files of the content folder. */
  library: MediaLibrary;
  /** Files that customers upload. */
  files: FileStore;
  secrets: Secrets;
  membership: Membership;
  cardPayment: CardPayment;
  billing: Billing;
  kibnet: Kibnet;
}
