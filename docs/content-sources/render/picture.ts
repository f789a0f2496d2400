import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { size, type Picture } from '../showrooms/index.ts';

/** Renders a drawing to `<folder>/showroom-<id>.webp`. */
export async function takePicture(
  browser: Browser,
  picture: Picture,
  folder: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { ...size }, deviceScaleFactor: 1 });
  await page.setContent(`<style>body{margin:0} svg{display:block}</style>${picture.drawing}`);
  const still = await page.screenshot({ type: 'png' });
  await page.close();
  const file = join(folder, `showroom-${picture.id}.webp`);
  const encode = ['-frames:v', '1', '-c:v', 'libwebp', '-quality', '80', '-compression_level', '6'];
  execFileSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-i', '-', ...encode, file],
    { input: still },
  );
}
