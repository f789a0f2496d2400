import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buildPage } from '@portal/build/page';
import { root } from '../parts.ts';
import { imageFiles, targetNames, type Target } from './image-files.ts';

/** Files of packages that Node never reads. */
const UNREAD = /\.map$|\.d\.[cm]?ts$/;

/** Copies an installed package without what nobody reads, without packages in it, and Node without the headers for addons. */
function copyPackage(from: string, to: string): void {
  const without = /\/node-\w+-\w+$/.test(from) ? /^(include|share|node_modules)/ : /^node_modules/;
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !UNREAD.test(path) && !without.test(relative(from, path)),
  });
}

/** Copies what a target's image holds to a folder. */
async function stage(target: Target, to: string): Promise<void> {
  const { files, packages } = await imageFiles(target);
  for (const path of files) cpSync(join(root, path), join(to, path));
  for (const path of packages) copyPackage(join(root, path), join(to, path));
  // Node finds our packages by links, as `npm ci` makes them.
  const scope = 'node_modules/@portal';
  mkdirSync(join(to, scope), { recursive: true });
  for (const name of readdirSync(join(root, scope))) {
    const folder = relative(root, realpathSync(join(root, scope, name)));
    if (files.includes(join(folder, 'package.json')))
      symlinkSync(join('../..', folder), join(to, scope, name));
  }
  // Node's package is named after the processor; the image has it at the same path on each.
  mkdirSync(join(to, 'node_modules/.bin'));
  symlinkSync(
    `../node-${process.platform}-${process.arch}/bin/node`,
    join(to, 'node_modules/.bin/node'),
  );
  if (target === 'desk') {
    // The desk builds its page when it starts, but its image is read-only: so the page is built here.
    const folder = join(root, 'release/console');
    const cache = join(root, '.cache/console');
    const built = await buildPage({ name: 'desk', root, folder, entry: './src/main.tsx', cache });
    cpSync(built.folder, join(to, relative(root, built.folder)), { recursive: true });
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: npm run stage -- FOLDER   the folder to build images from\n');
  process.exit(1);
}
const to = resolve(folder);
if (existsSync(join(to, 'api'))) rmSync(to, { recursive: true });
for (const target of targetNames) await stage(target, join(to, target));
// The server writes to this folder, so the image gives it to the server's user.
mkdirSync(join(to, 'data'), { recursive: true });
writeFileSync(join(to, 'data/.keep'), '');
process.stdout.write(`staged  ${targetNames.join(', ')}  ${to}\n`);
