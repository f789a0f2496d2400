/** Renders the clips, manuals, downloads and showroom pictures anew: node make.ts <kind> [id...] */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clips } from './clips/index.ts';
import { leaflets } from './downloads/index.ts';
import { leafletMarkup } from './downloads/leaflet.ts';
import { manuals } from './manuals/index.ts';
import { manualMarkup } from './manuals/sheet/manual.ts';
import { archive } from './render/archive.ts';
import { cutFonts } from './fonts/fonts.ts';
import { fontFaces, openBrowser, pretendard } from './render/browser.ts';
import { listClips, shoot } from './render/film.ts';
import { takePicture } from './render/picture.ts';
import { listManuals, print } from './render/print.ts';
import { pictures } from './showrooms/index.ts';

const root = fileURLToPath(new URL('../../server/content/', import.meta.url));
const [kind, ...wanted] = process.argv.slice(2);

function chosen<T extends { id: string }>(all: readonly T[]): readonly T[] {
  const unknown = wanted.filter((id) => !all.some((one) => one.id === id));
  if (unknown.length > 0)
    throw new Error(
      `No such id: ${unknown.join(', ')}. There are: ${all.map((one) => one.id).join(', ')}`,
    );
  return wanted.length === 0 ? all : all.filter((one) => wanted.includes(one.id));
}

/** The portal's typeface as it is installed on a computer, with its licence. */
function packFont(): void {
  const file = (path: string) => readFileSync(join(pretendard, 'dist', path));
  const packed = archive({
    'Pretendard-Regular.otf': file('public/static/Pretendard-Regular.otf'),
    'LICENSE.txt': file('LICENSE.txt'),
  });
  writeFileSync(`${root}downloads/pretendard-regular.zip`, packed);
}

if (kind === 'fonts') {
  cutFonts(fileURLToPath(new URL('../../shell/server/fonts/', import.meta.url)));
  process.exit(0);
}
if (kind !== 'clips' && kind !== 'manuals' && kind !== 'downloads' && kind !== 'showrooms') {
  console.error('node make.ts clips|manuals|downloads|showrooms [id...], or fonts');
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
  } else if (kind === 'downloads') {
    for (const leaflet of chosen(leaflets)) {
      await print(browser, leaflet, leafletMarkup(leaflet, fontFaces()), `${root}downloads`);
      console.log(`downloads/${leaflet.id}.pdf`);
    }
    packFont();
  } else if (kind === 'showrooms') {
    for (const picture of chosen(pictures)) {
      await takePicture(browser, picture, `${root}media`);
      console.log(`media/showroom-${picture.id}.webp`);
    }
  } else {
    for (const manual of chosen(manuals)) {
      await print(browser, manual, manualMarkup(manual, fontFaces()), `${root}manuals`);
      console.log(`manuals/${manual.id}.pdf`);
    }
    listManuals(manuals, root);
  }
} finally {
  await browser.close();
}
