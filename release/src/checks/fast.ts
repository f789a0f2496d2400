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
  /** Whether these are production builds; the weight of other builds means nothing. */
  isProduction: boolean;
  say(line: string): void;
}

/**
 * Runs the checks that need no portal, and skips the comparison with an API that does not run. Returns their
 * findings.
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

/** @throws ReleaseError 'check' with the faults that the fast checks found */
export async function requireFast(request: Request): Promise<void> {
  const results = await fastChecks(request);
  const faults = Object.entries(results).flatMap(([name, found]) =>
    found.faults.map((fault) => `${name}: ${fault}`),
  );
  if (faults.length === 0) return;
  const more =
    faults.length > 1 ? ` (and ${faults.length - 1} more: npm run doctor lists them)` : '';
  throw new ReleaseError('check', `${faults[0]}${more}`);
}
