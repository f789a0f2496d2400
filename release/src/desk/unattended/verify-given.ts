import { verifyAudit, verifyFiles, type ReleaseStore } from '@portal/release-store';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Verifies the store's records, and every file that customers of production and staging can get, and logs what is damaged.
 * The desk does so when it starts: the store remembers the hashes of what it has decompressed, without which the first pin
 * or rollback is slow.
 */
export async function verifyGiven(store: ReleaseStore, log: FastifyBaseLogger): Promise<void> {
  try {
    const given = await verifyFiles(store, ['production', 'staging']);
    for (const fault of [...verifyAudit(store).faults, ...given])
      log.error({ store: fault }, 'the release store is damaged');
  } catch (error) {
    log.error({ store: (error as Error).message }, 'the release store could not be verified');
  }
}
