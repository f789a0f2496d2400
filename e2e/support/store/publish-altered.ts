import { sha384 } from '@portal/release-store';
import { pinVersions } from '../../../release/src/pin-versions.ts';
import { copyOfNewest, openOwnStore } from './open.ts';

// `publish-altered.ts NAME FROM TO entry|code [pin]` publishes a changed copy of a part's newest version in the store of DATA_DIR,
// and prints the copy's version. In the copy, TO replaces each match of the regular expression FROM: with `entry` in the part's
// entry file, with `code` in all its scripts for browsers and servers. `pin` also pins the copy in dev. Unlike `deliver`, this
// builds and checks nothing.

const [name = '', from = '', to = '', where, pin] = process.argv.slice(2);
const pattern = new RegExp(from, 'g');
const store = await openOwnStore();
const { record, files, server, version } = await copyOfNewest(store, name);
const hashes = new Map([...files].map(([file, bytes]) => [file, sha384(bytes)]));

/** Changes a file, then corrects its hash in each file that states it, and so on up. */
function rewrite(file: string, text: string): void {
  const before = hashes.get(file) ?? '';
  const bytes = Buffer.from(text);
  files.set(file, bytes);
  hashes.set(file, sha384(bytes));
  for (const [other, present] of files)
    if (present.includes(before))
      rewrite(other, present.toString().replaceAll(before, sha384(bytes)));
}

const scripts = Object.keys(record.files).filter((file) =>
  where === 'entry' ? record.files[file]?.kind === 'entry' : file.endsWith('.js'),
);
let isFound = false;
for (const file of scripts) {
  const text = files.get(file)?.toString() ?? '';
  const changed = text.replaceAll(pattern, to);
  if (changed === text) continue;
  rewrite(file, changed);
  isFound = true;
}
if (!isFound) throw new Error(`${pattern} is not in the ${where} of ${name}`);
/** The server's code with Hangul as it is, which its build writes as numbers. */
const readable = () =>
  server
    .toString()
    .replace(/\\u([0-9A-F]{4})/g, (escape, hex: string) =>
      /[가-힣]/.test(String.fromCharCode(parseInt(hex, 16)))
        ? String.fromCharCode(parseInt(hex, 16))
        : escape,
    );
const code = where === 'entry' ? server : Buffer.from(readable().replaceAll(pattern, to));
const declared = Object.entries(record.files).map(([file, { kind }]) => {
  const bytes = files.get(file) ?? Buffer.of();
  return [file, { sha384: sha384(bytes), bytes: bytes.length, kind }] as const;
});
const published = await store.publish(
  {
    ...record,
    version,
    files: Object.fromEntries(declared),
    server: { sha384: sha384(code), bytes: code.length },
  },
  files,
  code,
);
if (pin) await pinVersions(store, 'dev', [published], { actor: 'kim', reason: 'test' });
await store.close();
process.stdout.write(version);
