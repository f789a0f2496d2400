import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Clip } from '../clips/stage/clip.ts';
import { frameAt, posterAt, size } from '../clips/stage/frame.ts';
import { fontFaces } from './browser.ts';

/** A page that holds nothing but one picture at a time. */
async function openStage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height },
    deviceScaleFactor: 1,
  });
  await page.setContent(
    `<style>${fontFaces()} body{margin:0;overflow:hidden} svg{display:block}</style><main style="font:700 20px Pretendard">가<b style="font-weight:500">나</b><b style="font-weight:600">다</b></main>`,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

async function still(
  page: Page,
  clip: Clip,
  t: number,
  type: 'png' | 'jpeg' = 'png',
): Promise<Buffer> {
  await page.evaluate(
    (markup) => {
      const main = document.querySelector('main');
      if (main) main.innerHTML = markup;
    },
    frameAt(clip, t),
  );
  return page.screenshot(type === 'png' ? { type } : { type, quality: 100 });
}

async function run(args: readonly string[], frames: AsyncIterable<Buffer>): Promise<void> {
  const encoder = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'close');
  for await (const frame of frames) {
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
}

export async function shoot(browser: Browser, clip: Clip, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const page = await openStage(browser);
  const total = Math.round(clip.seconds * size.rate);
  async function* frames(): AsyncGenerator<Buffer> {
    for (let i = 0; i < total; i += 1) yield still(page, clip, i / size.rate);
  }
  async function* poster(): AsyncGenerator<Buffer> {
    yield still(page, clip, posterAt);
  }
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(size.rate), '-i', '-'];
  // Tagged and converted as BT.709, or players shift the greens; no encoder notes, so that equal frames give equal files.
  const video = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-an',
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '25',
    '-g',
    '250',
    '-threads',
    '1',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
    '-bsf:v',
    'filter_units=remove_types=6',
    '-movflags',
    '+faststart',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
  ];
  await run([...input, ...video, join(folder, `${clip.id}.mp4`)], frames());
  await run(
    [
      ...input,
      '-frames:v',
      '1',
      '-c:v',
      'libwebp',
      '-quality',
      '86',
      '-compression_level',
      '6',
      join(folder, `${clip.id}.webp`),
    ],
    poster(),
  );
  const captions = `${clip.id}.ko.vtt`;
  copyFileSync(join(import.meta.dirname, '../clips', captions), join(folder, captions));
  await page.close();
}

interface Probe {
  streams: readonly { width: number; height: number }[];
  format: { duration: string };
}

/** Writes the list that the API reads; the duration is measured from the file. */
export function listClips(clips: readonly Clip[], root: string): void {
  const list = clips
    .filter((clip) => existsSync(join(root, 'media', `${clip.id}.mp4`)))
    .map((clip) => {
      const file = `media/${clip.id}.mp4`;
      const probe = JSON.parse(
        execFileSync(
          'ffprobe',
          [
            '-v',
            'error',
            '-show_entries',
            'format=duration:stream=width,height',
            '-of',
            'json',
            join(root, file),
          ],
          { encoding: 'utf8' },
        ),
      ) as Probe;
      const { width = size.width, height = size.height } = probe.streams[0] ?? {};
      return {
        id: clip.id,
        title: clip.title,
        file,
        poster: `media/${clip.id}.webp`,
        captions: `media/${clip.id}.ko.vtt`,
        durationSeconds: Number(probe.format.duration),
        width,
        height,
      };
    });
  writeFileSync(join(root, 'clips.json'), `${JSON.stringify(list, null, 2)}\n`);
}
