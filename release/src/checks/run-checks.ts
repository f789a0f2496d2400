import {
  type CheckName,
  type CheckResult,
  type ReleaseStore,
  type SetRecord,
} from '@portal/release-store';
import type { Config } from '@portal/config';
import { join } from 'node:path';
import { contractOfApi, type Contract } from './contract-of-api.ts';
import { saidWhile } from '../progress.ts';
import type { Subject, Versions } from './check.ts';
import { checks } from './table.ts';

/** A check that takes longer reports progress, at most once in this many ms. */
const SAY_EVERY_MS = 1000;

/** The versions of a set. @throws ReleaseError 'check' if one is missing or altered */
const versionsOf = (store: ReleaseStore, parts: SetRecord['parts']): Versions =>
  new Map(
    Object.entries(parts).map(([name, { version, sha384 }]) => [
      name,
      store.version(name, version, sha384).record,
    ]),
  );

function once<T>(make: () => Promise<T>): { get(): Promise<T>; made(): Promise<T> | null } {
  let made: Promise<T> | null = null;
  return { get: () => (made ??= make()), made: () => made };
}

/** One event of a check: it began, did some of its steps, or ended. */
export type CheckNews =
  | { name: CheckName; state: 'running'; done?: number; of?: number }
  | { name: CheckName; state: 'passed' | 'failed'; tookMs: number };

interface Request {
  store: ReleaseStore;
  parts: SetRecord['parts'];
  /** What customers have now, for comparison; null for nothing. */
  base: SetRecord['parts'] | null;
  names: readonly CheckName[];
  config: Pick<Config, 'API_URL' | 'COMPANY_FILE' | 'DATA_DIR'>;
  say(line: string): void;
  /** Called with each step of each check. */
  heard?(news: CheckNews): void;
  /** Ends the checks early. */
  signal?: AbortSignal;
}

/**
 * Runs these checks on a set and returns their findings. A check that cannot run has failed.
 * @throws ReleaseError 'check' if a version cannot be read; the reason of an aborted `signal`
 */
export async function runChecks(request: Request): Promise<Record<string, CheckResult>> {
  const { store, parts, base, names, config, say, heard = () => {}, signal } = request;
  let saidAt = performance.now();
  // With a release database, fetch the files first.
  for (const each of [parts, base ?? {}])
    for (const [name, { version }] of Object.entries(each)) await store.fetch(name, version);
  const contract = once<Contract>(() => contractOfApi(config.API_URL));
  const portal = once(async () => {
    // Loaded only when a browser is needed, because loading takes a third of a second.
    const { startPortalOfSet } = await import('./portal/portal-of-set.ts');
    const { API_URL: apiUrl, COMPANY_FILE: companyFile } = config;
    const keys = join(config.DATA_DIR, 'keys');
    return startPortalOfSet(store, parts, { apiUrl, companyFile, keys });
  });
  let running: CheckName | undefined;
  const subject: Subject = {
    store,
    versions: versionsOf(store, parts),
    base: base && versionsOf(store, base),
    contract: contract.get,
    portal: portal.get,
    progress(done, of) {
      if (!running || performance.now() - saidAt < SAY_EVERY_MS) return;
      saidAt = performance.now();
      say(`...        ${running}: ${done} of ${of}`);
      heard({ name: running, state: 'running', done, of });
    },
  };
  // Print no line that the work goes on for a check that counts its steps.
  const quietly = (line: string) => void (performance.now() - saidAt >= SAY_EVERY_MS && say(line));
  const results: Record<string, CheckResult> = {};
  // Stopping the portal makes the running check fail within moments.
  const stop = () =>
    portal.made()?.then(
      (one) => one.stop(),
      // The portal did not start, and each check that needs it has already reported that.
      () => {},
    );
  signal?.addEventListener('abort', () => void stop(), { once: true });
  try {
    for (const name of names) {
      signal?.throwIfAborted();
      running = name;
      heard({ name, state: 'running' });
      const started = performance.now();
      saidAt = started;
      const found = await saidWhile(quietly, name, () =>
        Promise.resolve(subject)
          .then((about) => checks[name].run(about))
          .catch((error: unknown) => ({ faults: [(error as Error).message] })),
      );
      const tookMs = Math.round(performance.now() - started);
      const result = { faults: [], notes: [], figures: {}, ...found, tookMs };
      results[name] = result;
      heard({ name, state: result.faults.length > 0 ? 'failed' : 'passed', tookMs });
      const took = `(${(tookMs / 1000).toFixed(1)} s)`;
      say(`${result.faults.length > 0 ? 'failed' : 'passed'}     ${name.padEnd(10)} ${took}`);
      for (const fault of result.faults) say(`  - ${fault}`);
      for (const note of result.notes) say(`    ${note}`);
    }
  } finally {
    await stop();
  }
  signal?.throwIfAborted();
  return results;
}
