/** Makes the moving pictures and the printed manuals again: node make.ts clips|manuals [id...] */
import { fileURLToPath } from 'node:url';
import { clips } from './clips/index.ts';
import { manuals } from './manuals/index.ts';
import { openBrowser } from './render/browser.ts';
import { listClips, shoot } from './render/film.ts';
import { listManuals, print } from './render/print.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind, ...wanted] = process.argv.slice(2);

function chosen<T extends { id: string }>(all: readonly T[]): readonly T[] {
  const unknown = wanted.filter((id) => !all.some((one) => one.id === id));
  if (unknown.length > 0)
    throw new Error(
      `No such id: ${unknown.join(', ')}. There are: ${all.map((one) => one.id).join(', ')}`,
    );
  return wanted.length === 0 ? all : all.filter((one) => wanted.includes(one.id));
}

if (kind !== 'clips' && kind !== 'manuals') {
  console.error('node make.ts clips|manuals [id...]');
  process.exit(2);
}

const browser = await openBrowser();
try {
  if (kind === 'clips') {
    for (const clip of chosen(clips)) {
      await shoot(browser, clip, `${root}media`);
      console.log(`media/${clip.id}.mp4`);
    }
    listClips(clips, root);
  } else {
    for (const manual of chosen(manuals)) {
      await print(browser, manual, `${root}manuals`);
      console.log(`manuals/${manual.id}.pdf`);
    }
    listManuals(manuals, root);
  }
} finally {
  await browser.close();
}
