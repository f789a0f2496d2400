import {
  censusOf,
  channels,
  isUnused,
  verifyAudit,
  verifyFiles,
  versionUses,
  type ReleaseStore,
  type VersionRecord,
} from '@portal/release-store';
import type { Verb } from '../verb.ts';

const HOUR_MS = 3_600_000;
/** A storage medium that takes longer to answer counts as slow. */
const SLOW_MS = 1000;
/** Less free space is too little for a few deliveries. */
const LEAST_FREE = 1024 ** 3;

interface Trouble {
  kind: 'away' | 'slow' | 'full' | 'damaged';
  message: string;
}

/** The medium's own facts, and how long it took to answer. */
async function mediumOf(store: ReleaseStore) {
  const started = performance.now();
  try {
    const state = await store.mediumState();
    return { medium: { ...state, tookMs: Math.round(performance.now() - started) }, trouble: [] };
  } catch (error) {
    const away: Trouble = { kind: 'away', message: (error as Error).message };
    return { medium: null, trouble: [away] };
  }
}
type MediumFacts = NonNullable<Awaited<ReturnType<typeof mediumOf>>['medium']>;

const mb = (bytes: number) =>
  `${(bytes / 1024 ** 2).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`;

function troubleOf({ tookMs, free }: MediumFacts): Trouble[] {
  const trouble: Trouble[] = [];
  if (tookMs > SLOW_MS)
    trouble.push({
      kind: 'slow',
      message: `the store took ${tookMs} ms to answer: check its load`,
    });
  if (free !== null && free < LEAST_FREE)
    trouble.push({
      kind: 'full',
      message: `${mb(free)} are free: release gc --reason TEXT, or enlarge the disk`,
    });
  return trouble;
}

/** Altered records and files that customers need. */
async function damageIn(store: ReleaseStore): Promise<Trouble[]> {
  const found = [...verifyAudit(store).faults, ...(await verifyFiles(store))];
  return [...new Set(found)].map((message) => ({ kind: 'damaged', message }));
}

const bytesOf = ({ files, server }: VersionRecord) =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, server?.bytes ?? 0);

/** Every version with its size, why its files are kept, and how many tabs ran it in the last hour. */
async function versionsIn(store: ReleaseStore, now: Date) {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const lately = channels.map((channel) => censusOf(store, channel, hourAgo));
  const uses = await versionUses(store, now);
  return uses.map((use) => {
    const { record, ...keeps } = use;
    const { name, version, builtAt } = record;
    const tabsNow = lately.reduce(
      (all, census) => all + (census.get(`${name}@${version}`) ?? 0),
      0,
    );
    const bytes = use.isWhole ? bytesOf(record) : 0;
    return { name, version, builtAt, bytes, ...keeps, tabsNow, isUnused: isUnused(use) };
  });
}

export interface StorageState {
  /** Null while the store is away. */
  medium: MediumFacts | null;
  /** Null while the store is away. */
  sets: number | null;
  /** Null if a record cannot be read, because then no version is known to be unused. */
  versions: Awaited<ReturnType<typeof versionsIn>> | null;
  trouble: Trouble[];
}

async function storageOf(store: ReleaseStore): Promise<StorageState> {
  const { medium, trouble } = await mediumOf(store);
  if (!medium) return { medium, sets: null, versions: null, trouble };
  const sets = store.sets().length;
  const all = [...troubleOf(medium), ...(await damageIn(store))];
  try {
    return { medium, sets, versions: await versionsIn(store, new Date()), trouble: all };
  } catch (error) {
    const { message } = error as Error;
    if (!all.some((one) => one.message === message)) all.push({ kind: 'damaged', message });
    return { medium, sets, versions: null, trouble: all };
  }
}

export const storage: Verb = {
  name: 'storage',
  does: 'what the store holds, what gc would delete, and whether something is wrong with it',
  access: 'read',
  examples: ['npm run release -- storage', 'npm run release -- storage --json'],
  async run({ store, say, fail }) {
    const state = await storageOf(store);
    const { medium, sets, versions, trouble } = state;
    if (medium) {
      const { kind, bytes, free, tookMs } = medium;
      const sizes = [bytes !== null && `${mb(bytes)} taken`, free !== null && `${mb(free)} free`];
      say([kind, ...sizes.filter(Boolean), `answers in ${tookMs} ms`].join(', '));
    }
    if (versions) {
      const unused = versions.filter((version) => version.isUnused);
      const size = (list: typeof versions) => mb(list.reduce((sum, one) => sum + one.bytes, 0));
      say(
        `${sets} sets, ${versions.length} versions with ${size(versions)}, of which gc would delete ${unused.length} with ${size(unused)}`,
      );
    }
    for (const { kind, message } of trouble) say(`${kind.padEnd(10)} ${message}`);
    if (trouble.length > 0) fail();
    return state;
  },
};
