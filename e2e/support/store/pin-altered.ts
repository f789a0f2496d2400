import { sha384 } from '@portal/release-store';
import { pinVersions } from '../../../release/src/pin-versions.ts';
import { copyOfNewest, openOwnStore } from './open.ts';

// `pin-altered.ts NAME FROM TO` publishes the newest version of a part again, in whose entry what the pattern FROM finds is TO,
// and pins it in dev, in the store of DATA_DIR. Unlike `deliver` it checks nothing: for what a check would refuse. Prints the
// version.

const [name = '', from = '', to = ''] = process.argv.slice(2);
const store = await openOwnStore();
const { record, files, server, version } = await copyOfNewest(store, name);
const declared = { ...record.files };
function replace(file: string, pattern: RegExp | string, text: string) {
  const own = files.get(file)?.toString() ?? '';
  const bytes = Buffer.from(own.replaceAll(pattern, text));
  if (bytes.toString() === own) throw new Error(`${pattern} is not in ${file} of ${name}`);
  files.set(file, bytes);
  const kind = record.files[file]?.kind ?? 'asset';
  declared[file] = { sha384: sha384(bytes), bytes: bytes.length, kind };
}
const [entry = ''] = Object.keys(declared).filter((file) => declared[file]?.kind === 'entry');
replace(entry, new RegExp(from, 'g'), to);
// A remote's list of files names the hash of its entry.
const [before = '', after = ''] = [record.files[entry]?.sha384, declared[entry]?.sha384];
if (files.get('preload.json')?.includes(before)) replace('preload.json', before, after);
const published = await store.publish({ ...record, version, files: declared }, files, server);
await pinVersions(store, 'dev', [published], { actor: 'kim', reason: 'test' });
await store.close();
process.stdout.write(version);
