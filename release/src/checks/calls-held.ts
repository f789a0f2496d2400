import type { Config } from '@portal/config';
import { ReleaseError, type ReleaseStore, type SetRecord } from '@portal/release-store';
import { callFaults } from './api.ts';
import { nameOf } from './check.ts';
import { contractOfApi } from './contract-of-api.ts';

/** How long a rollback waits for the API, which may itself be broken. */
const PATIENCE_MS = 500;

/**
 * Checks that today's API still accepts these versions' calls. If the API does not answer, prints so and refuses
 * nothing. Versions built before calls were recorded pass.
 * @throws ReleaseError 'check' that names the version
 */
export async function requireCalls(
  store: ReleaseStore,
  parts: SetRecord['parts'],
  { API_URL }: Pick<Config, 'API_URL'>,
  say: (line: string) => void,
): Promise<void> {
  const today = await contractOfApi(API_URL, PATIENCE_MS).catch((error: unknown) => {
    say(`unchecked  the calls of the versions: ${(error as Error).message}`);
    return null;
  });
  if (!today) return;
  for (const [name, { version, sha384 }] of Object.entries(parts)) {
    const { record } = store.version(name, version, sha384);
    const [fault] = record.api ? callFaults(record, today) : [];
    if (fault)
      throw new ReleaseError(
        'check',
        `${nameOf(record)}: ${fault}: return to another set, or release disable ${name}`,
      );
  }
}
