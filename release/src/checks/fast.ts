import type { Config } from '@portal/config';
import { checkNames, ReleaseError, type ReleaseStore, type SetRecord } from '@portal/release-store';
import { contractOfApi } from './contract-of-api.ts';
import { runChecks } from './run-checks.ts';
import { checks } from './table.ts';

interface Request {
  store: ReleaseStore;
  parts: SetRecord['parts'];
  base: SetRecord['parts'] | null;
  config: Pick<Config, 'API_URL' | 'COMPANY_FILE' | 'DATA_DIR'>;
  /** Whether the builds are those that customers get; the weight of others says nothing. */
  isProduction: boolean;
  say(line: string): void;
}

/**
 * Runs the checks that need no portal. An API that does not run is not compared. Returns what they found.
 */
export async function fastChecks({ config, isProduction, say, ...rest }: Request) {
  const isAnswering = await contractOfApi(config.API_URL).then(
    () => true,
    (error: unknown) => {
      say(`skipped    api: ${(error as Error).message}`);
      return false;
    },
  );
  const skipped = [...(isAnswering ? [] : ['api']), ...(isProduction ? [] : ['weight'])];
  const names = checkNames.filter((name) => checks[name].isFast && !skipped.includes(name));
  return runChecks({ ...rest, names, config, say });
}

/** @throws ReleaseError 'check' that says what the fast checks refuse */
export async function requireFast(request: Request): Promise<void> {
  const results = await fastChecks({ ...request, say: () => {} });
  const faults = Object.entries(results).flatMap(([name, found]) =>
    found.faults.map((fault) => `${name}: ${fault}`),
  );
  if (faults.length === 0) return;
  const more =
    faults.length > 1 ? ` (and ${faults.length - 1} more: npm run doctor lists them)` : '';
  throw new ReleaseError('check', `${faults[0]}${more}`);
}
