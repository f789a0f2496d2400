import { readConfig } from '@portal/config';
import type { ReleaseStore } from '@portal/release-store';
import { passChecks } from '@portal/release-store/testing';
import { runVerb } from '../../../release/src/verbs/testing/run-verb.ts';
import type { Values } from '../../../release/src/verbs/verb.ts';
import type { Twice } from '../servers/publish-twice.ts';

export const CHANNEL = 'staging';
/** What customers read in the place of a remote that is disabled. */
export const MESSAGE = '점검하고 있습니다. 잠시 뒤 다시 이용해 주세요.';
const POLICIES = ['quiet', 'normal', 'urgent'] as const;

/** Four sets: every part in its first version, every part in its second, and two mixtures of both. */
async function createSets(store: ReleaseStore, twice: readonly Twice[]): Promise<string[]> {
  const second = [() => false, () => true, (i: number) => i % 2 === 1, (i: number) => i % 2 === 0];
  const ids: string[] = [];
  for (const isSecond of second) {
    const parts = twice.flatMap(({ name, versions }, i) => {
      const version = versions[isSecond(i) ? 1 : 0];
      return version ? [[name, version] as const] : [];
    });
    const { record } = await store.createSet({
      parent: null,
      parts: Object.fromEntries(parts),
      note: 'switches',
      author: 'switches',
      createdAt: new Date().toISOString(),
    });
    await passChecks(store, record.id);
    ids.push(record.id);
  }
  return ids;
}

/**
 * A release manager of a channel with four sets, who changes what customers get. Each change has its own revision and
 * reason, and the policies for open tabs follow one another.
 */
export async function managerOf(store: ReleaseStore, twice: readonly Twice[], dataDir: string) {
  const [a = '', b = '', c = '', d = ''] = await createSets(store, twice);
  const remotes = twice.flatMap(({ name }) => (name === 'shell' ? [] : [name]));
  const pin = () => store.pin(CHANNEL);
  let apiUrl = '';
  let done = 0;
  const run = async (words: string, values: Values = {}) => {
    const expect = String(pin()?.revision ?? 0);
    await runVerb(
      store,
      `${CHANNEL}: ${words}`,
      { expect, reason: `switch ${done}`, ...values },
      { config: readConfig({ DATA_DIR: dataDir, ...(apiUrl && { API_URL: apiUrl }) }) },
    );
  };
  const remote = () => remotes[Math.floor(done / STEPS) % remotes.length] ?? '';
  const tabs = () => ({ 'open-tabs': POLICIES[(done + Math.floor(done / STEPS)) % 3] ?? 'quiet' });
  const half = { percent: '50' };
  const steps: [string, () => Promise<void>][] = [
    ['pin', () => run(`pin ${b}`, tabs())],
    ['rollback', () => run('rollback', tabs())],
    ['pin', () => run(`pin ${c}`, tabs())],
    ['canary start', () => run(`canary start ${d}`, { ...half, ...tabs() })],
    ['canary abort', () => run('canary abort')],
    ['disable', () => run(`disable ${remote()}`, { message: MESSAGE })],
    ['enable', () => run(`enable ${remote()}`)],
    ['rollback', () => run('rollback', { to: a, ...tabs() })],
    ['canary start', () => run(`canary start ${b}`, { ...half, ...tabs() })],
    ['canary advance', () => run('canary advance', { percent: '100', unproven: true })],
  ];
  const STEPS = steps.length;
  await run(`pin ${a}`);
  return {
    pin,
    /** From now on rollbacks are checked against this API. */
    useApi: (url: string) => void (apiUrl = url),
    /** Makes the next change. Returns its verb, and what open tabs do about it. */
    async change(): Promise<{ verb: string; openTabs: string }> {
      const [verb = '', make = async () => {}] = steps[done % steps.length] ?? [];
      await make();
      done++;
      return { verb, openTabs: pin()?.openTabs ?? '' };
    },
  };
}

export type Manager = Awaited<ReturnType<typeof managerOf>>;
