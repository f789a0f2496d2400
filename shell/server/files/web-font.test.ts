/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { ReleaseStore } from '@portal/release-store';
import Fastify from 'fastify';
import { tmpdir } from 'node:os';
import { brotliDecompressSync } from 'node:zlib';
import type { CheckedFiles } from './checked-files.ts';
import { font, versionFiles } from './version-files.ts';

test('the font’s style sheet is sent compressed, its files as they are, and both are kept for a year', async () => {
  const app = Fastify();
  await versionFiles(app, { root: tmpdir() } as ReleaseStore, {} as CheckedFiles);
  const headers = { 'accept-encoding': 'br' };
  const sheet = await app.inject({ url: font.css, headers });
  const plain = await app.inject(font.css);
  expect(sheet.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(sheet.rawPayload).toString()).toBe(plain.body);
  expect(sheet.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  const [, file = ''] = /url\(([^)]+)\)/.exec(plain.body) ?? [];
  const url = new URL(file, `http://localhost${font.css}`).pathname;
  const letters = await app.inject({ url, headers });
  expect([letters.statusCode, letters.headers['content-encoding']]).toEqual([200, undefined]);
  for (const answer of [sheet, plain, letters])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  await app.close();
});
