import { ReleaseError, sha384, StoreError, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { COMMON, type CommonPortal } from '../../shared/common-portal.ts';
import type { ListedPart } from '../../shared/inlined-portal.ts';
import { lostCard } from '../pages/main-lost.ts';
import { tablesOf } from '../release/tables.ts';
import { compressed } from '../compressed.ts';
import { IMMUTABLE, unavailable } from './version-files.ts';

const FOLDER = '/-/common/';
/** An address with more parts than any release has is refused. */
const MOST_PARTS = 64;

/** The script that sets `portalCommon`: its address, and the hash that browsers check. */
interface CommonFile {
  src: string;
  sha384: string;
}

/** The part of `portalCommon` that comes from the server's configuration and not from the release. */
export type PortalSettings = Omit<CommonPortal, 'tables'>;

const scriptOf = (common: CommonPortal) =>
  `${COMMON}=${JSON.stringify(common)};\n${lostCard(common.company)}`;
/** The first 6 bytes of the hash, which are enough to tell a script from an earlier one of the same versions. */
const short = (hash: string) =>
  Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex', 0, 6);

/**
 * Returns the script for pages of these versions. Its address contains the versions and the hash. From the versions every
 * portal server can make the same script, even one that serves another set; the hash tells if its configuration differs.
 */
export function commonFile(common: CommonPortal, parts: readonly ListedPart[]): CommonFile {
  const hash = sha384(scriptOf(common));
  const versions = parts.map(({ name, version }) => `${name}@${version}`);
  return { src: `${FOLDER}${short(hash)}/${versions.join(',')}.js`, sha384: hash };
}

/** Reads the versions from an address; null for an address that no page contains. */
function versionsIn(list: string): [name: string, version: string][] | null {
  const named = list.split(',', MOST_PARTS);
  const found = named.flatMap((one): [string, string][] => {
    const [, name, version] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+)$/.exec(one) ?? [];
    return name && version ? [[name, version]] : [];
  });
  return found.length === named.length ? found : null;
}

/**
 * Serves these scripts for all published versions, blocked ones too: a customer may still have a page open that names a version
 * which was blocked since, and without the script that page would lose its parts that are not blocked.
 */
export function commonFiles(app: FastifyInstance, store: ReleaseStore, settings: PortalSettings) {
  app.get<{ Params: { hash: string; '*': string } }>(
    `${FOLDER}:hash/*`,
    compressed,
    async (request, reply) => {
      const { hash, '*': file } = request.params;
      const versions = versionsIn(file.replace(/\.js$/, ''));
      if (!versions) return reply.callNotFound();
      try {
        const records = versions.map(([name, version]) => store.version(name, version).record);
        const script = scriptOf({ ...settings, tables: tablesOf(records) });
        if (short(sha384(script)) !== hash) return reply.callNotFound();
        return reply
          .header('cache-control', IMMUTABLE)
          .header('cross-origin-resource-policy', 'same-origin')
          .header('x-content-type-options', 'nosniff')
          .type('text/javascript; charset=utf-8')
          .send(script);
      } catch (error) {
        if (error instanceof StoreError) return unavailable(request, reply, error);
        if (error instanceof ReleaseError) return reply.callNotFound();
        throw error;
      }
    },
  );
}
