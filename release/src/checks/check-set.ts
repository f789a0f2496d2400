import type { Config } from '@portal/config';
import {
  checkNames,
  type Channel,
  type CheckRecord,
  type ReleaseStore,
} from '@portal/release-store';
import { runChecks, type CheckNews } from './run-checks.ts';

/** The set to compare with: the channel's, or else the one that this set was made from. */
export function baseFor(store: ReleaseStore, channel: Channel, set: string): string | null {
  const pinned = store.pin(channel)?.set;
  const now = pinned === set ? undefined : pinned;
  return now ?? store.set(set).record.parent;
}

/** The waivers of earlier evidence that still hold, because the checks found the same faults again. */
function keptWaivers(before: CheckRecord | null, results: CheckRecord['results']) {
  const isSame = (name: string) =>
    JSON.stringify(before?.results[name]?.faults) === JSON.stringify(results[name]?.faults);
  return Object.fromEntries(Object.entries(before?.waivers ?? {}).filter(([name]) => isSame(name)));
}

interface Request {
  store: ReleaseStore;
  set: string;
  /** The set to compare with; null for none. */
  base: string | null;
  config: Pick<Config, 'API_URL' | 'COMPANY_FILE' | 'DATA_DIR'>;
  /** The account that the evidence names. */
  actor: string;
  say(line: string): void;
  heard?(news: CheckNews): void;
  signal?: AbortSignal;
}

/** Runs every check of a set and records the findings. @throws ReleaseError; the reason of an aborted signal */
export async function checkSet(request: Request): Promise<CheckRecord> {
  const { store, set, base, actor, say, ...rest } = request;
  const { record, sha384: setSha384 } = store.set(set);
  say(`checking   set ${set} against ${base === null ? 'nothing' : `set ${base}`}`);
  const started = performance.now();
  const results = await runChecks({
    ...rest,
    store,
    parts: record.parts,
    base: base === null ? null : store.set(base).record.parts,
    names: checkNames,
    say,
  });
  const tookMs = Math.round(performance.now() - started);
  const by = { actor, reason: 'check', at: new Date().toISOString() };
  const before = store.evidence.newest(set);
  const waivers = keptWaivers(before, results);
  const content = { set, setSha384, base, results, waivers, tookMs, ...by };
  return store.evidence.add(before?.revision ?? 0, content);
}
