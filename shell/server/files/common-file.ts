import { ReleaseError, sha384, StoreError, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { COMMON, type CommonPortal, type ListedPart } from '../../shared/common-portal.ts';
import { tablesOf } from '../release/tables.ts';
import { compressed } from '../compressed.ts';
import { IMMUTABLE, unavailable } from './version-files.ts';

const FOLDER = '/-/common/';
/** More parts than any release has. */
const MOST_PARTS = 64;

/** A script with what every page of some versions has in common. */
interface CommonFile {
  src: string;
  sha384: string;
}

/** What a server tells every page, whatever its release. */
export type PortalSettings = Omit<CommonPortal, 'tables'>;

const scriptOf = (common: CommonPortal) => `${COMMON}=${JSON.stringify(common)}`;
/** Enough of a script's hash to tell it from an earlier one. */
const short = (hash: string) =>
  Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex', 0, 6);

/**
 * The file that goes with these versions. Its address names them and its hash, so that every server of the portal can
 * answer it, whatever its channel has by then, unless it is configured otherwise.
 */
export function commonFile(common: CommonPortal, parts: readonly ListedPart[]): CommonFile {
  const hash = sha384(scriptOf(common));
  const versions = parts.map(({ name, version }) => `${name}@${version}`);
  return { src: `${FOLDER}${short(hash)}/${versions.join(',')}.js`, sha384: hash };
}

/** The versions that an address names; null for an address that no page has. */
function versionsIn(list: string): [name: string, version: string][] | null {
  const named = list.split(',', MOST_PARTS);
  const found = named.flatMap((one): [string, string][] => {
    const [, name, version] = /^([a-z][a-z0-9-]*)@(\d+\.\d+\.\d+)$/.exec(one) ?? [];
    return name && version ? [[name, version]] : [];
  });
  return found.length === named.length ? found : null;
}

/** Serves such files of published versions. Of blocked ones too: a page that names one may need only the others. */
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
