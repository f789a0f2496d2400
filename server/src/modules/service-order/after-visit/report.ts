import type { WorkReport } from '@portal/contract';
import type { Row } from '../../../db/tables.ts';
import type { Cipher } from '../../../personal-data/cipher.ts';

/** What was done at a visit, and the last day of the warranty of the work; null where it has none. */
export interface Finished {
  report: WorkReport;
  warrantyUntil: string | null;
}

/** What the centre reported of a request; null before that. If the encryption key is gone, it is null too. */
export const openReport = (cipher: Cipher, { work }: Pick<Row<'service_order'>, 'work'>) =>
  work === null ? null : (cipher.openJson('service_order.work', work) as WorkReport | null);
