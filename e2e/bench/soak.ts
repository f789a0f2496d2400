import { ReleaseStore, type VersionRecord } from '@portal/release-store';
import { readCompany } from '@portal/config';
import { join } from 'node:path';
import { root } from '../../release/src/parts.ts';
import { liveReleases, type LiveRelease } from '../../shell/server/release/live-release.ts';
import { Renderer } from '../../shell/server/render/renderer.ts';
import { publish, startApi } from './servers/targets.ts';

/** Versions of one remote, one after the other, and the pages drawn of each. */
const VERSIONS = 200;
const PAGES = [1, 2, 3, 4];
const say = (line: string) => process.stdout.write(`${line}\n`);
const MB = 1024 * 1024;

/** A release in which the guide is version number `i`: the same code under another name. */
function releaseOf(base: LiveRelease, i: number): LiveRelease {
  const guide = base.versions.get('guide') as VersionRecord;
  const versions = new Map(base.versions).set('guide', { ...guide, version: `9.0.${i}` });
  return { ...base, set: `soak ${i}`, versions };
}

await publish(say);
const api = await startApi();
const store = new ReleaseStore(join(root, '.cache/bench/portal/store'));
const { base } = liveReleases(store, 'dev', '')();
const guide = base.versions.get('guide') as VersionRecord;
const renderer = new Renderer({
  store: {
    serverCode: (record) =>
      `${store.serverCode(record.name === 'guide' ? guide : record)}\n// ${record.version}`,
  },
  company: readCompany('shared/config/company.json'),
  apiUrl: api.url,
  processes: 1,
  limitMs: 1500,
  log: { warn: (facts, message) => say(`${message} ${JSON.stringify(facts)}`) },
});
await renderer.start(base);

const drawAll = async (release: LiveRelease) => {
  for (const page of PAGES) await renderer.section(release, 'guide', `/guide/faq?page=${page}`);
};
// The libraries' own code is made ready by the first pages, whatever version they are of.
for (let i = 0; i < 50; i++) await drawAll(base);

const heap = new Map<number, number>();
for (let version = 0; version <= VERSIONS; version++) {
  if (version > 0) await drawAll(releaseOf(base, version));
  if (version !== 10 && version % 40 !== 0) continue;
  const [bytes = 0] = await renderer.heldBytes();
  heap.set(version, bytes / MB);
  say(`${version} further versions: ${heap.get(version)?.toFixed(1)} MB`);
}
await renderer.close();
await api.stop();

const at = (version: number) => heap.get(version) ?? Number.NaN;
const perVersion = (at(10) - at(0)) / 10;
const later = at(200) - at(40);
say(`a further version: ${perVersion.toFixed(3)} MB (floor 0.2)`);
say(`from 40 to 200 versions: ${later.toFixed(2)} MB (floor 1)`);
process.exitCode = perVersion <= 0.2 && later <= 1 ? 0 : 1;
