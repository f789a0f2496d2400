import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreError, type ReleaseStore } from '@portal/release-store';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CheckedFiles } from './checked-files.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILE = /^[\w][\w.-]*$/;

/** Cut by docs/content-sources/fonts. A file's name has its hash. */
const fontFolder = fileURLToPath(new URL('../fonts', import.meta.url));
const sheetName = readdirSync(fontFolder).find((file) => file.endsWith('.css')) ?? '';
/** The web font's style sheet. */
export const font = {
  css: `/fonts/${sheetName}`,
};

/**
 * Answers 503 while the release store cannot be read. A 404 would be kept by caches, although the file can be had again as soon as
 * the store can.
 */
export function unavailable({ log }: FastifyRequest, reply: FastifyReply, { message }: StoreError) {
  log.warn({ store: message }, 'a file of a version was not to be had');
  return reply.code(503).header('cache-control', 'no-store').header('retry-after', '5').send();
}

/** Serves immutable files: those of every version that is not blocked, and the web font. */
export async function versionFiles(app: FastifyInstance, store: ReleaseStore, files: CheckedFiles) {
  await app.register(fastifyStatic, { serve: false, root: store.root, preCompressed: true });
  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/r/:name/:version/:file',
    async (request, reply) => {
      const { name, version, file } = request.params;
      if (![name, version, file].every((part) => FILE.test(part)) || /\.(br|gz)$/.test(file))
        return reply.callNotFound();
      const folder = store.clientFolder(name, version);
      try {
        if (store.statuses().isBlocked(name, version)) return reply.callNotFound();
        // This server may never have served the version: it is an earlier one, or no set names it.
        if (!existsSync(join(folder, file))) await store.fetch(name, version);
        if (!files.has(name, version, file)) return reply.callNotFound();
      } catch (error) {
        if (!(error instanceof StoreError)) throw error;
        return unavailable(request, reply, error);
      }
      return reply
        .header('cross-origin-resource-policy', 'same-origin')
        .header('x-content-type-options', 'nosniff')
        .sendFile(file, folder, { immutable: true, maxAge: '1y' });
    },
  );
  await app.register(fastifyStatic, {
    root: fontFolder,
    prefix: '/fonts/',
    decorateReply: false,
    // Of the style sheet; the font's own files are compressed already.
    preCompressed: true,
    setHeaders: (reply) => reply.header('cache-control', IMMUTABLE),
  });
}
