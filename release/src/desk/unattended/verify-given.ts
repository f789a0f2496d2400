import { verifyAudit, verifyFiles, type ReleaseStore } from '@portal/release-store';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs damaged records of the store, and damaged files of the versions that production and staging serve. The desk calls it
 * once, when it starts. It also warms the store's cache of decompressed files' hashes: without that the first pin or rollback
 * takes about a second longer on a busy machine.
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
