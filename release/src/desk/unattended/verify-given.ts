import type { Channel, ReleaseStore } from '@portal/release-store';
import type { FastifyBaseLogger } from 'fastify';

/** Developers change `dev` all day. */
const GIVEN: Channel[] = ['production', 'staging'];

/**
 * Verifies every byte of the sets that customers get and got before, and logs what is damaged. The first look at a version takes
 * most of a change's time (decompressing its files): a manager's first rollback after a start finds it done.
 */
export async function verifyGiven(store: ReleaseStore, log: FastifyBaseLogger): Promise<void> {
  const tell = (channel: Channel, what: string) =>
    log.error({ store: `${channel}: ${what}` }, 'what customers get is damaged');
  for (const channel of GIVEN)
    try {
      const sets = [store.pin(channel)?.set, store.neighbours(channel).before];
      for (const set of sets.filter((id) => typeof id === 'string'))
        for (const [name, { version, sha384 }] of Object.entries(store.set(set).record.parts)) {
          const faults = await store.fileFaults(store.version(name, version, sha384).record);
          if (faults.length > 0) tell(channel, `set ${set}: ${faults.slice(0, 3).join('; ')}`);
        }
    } catch (error) {
      tell(channel, (error as Error).message);
    }
}
