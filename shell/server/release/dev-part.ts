import { versionRecord, type ServedPart } from '@portal/release-store';
import type { IncomingHttpHeaders } from 'node:http';
import { hash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { releaseOf, type LiveRelease } from './live-release.ts';

/** Request header of the proxy that `npm run dev` starts; pages name the part in the same header of the answer. */
export const DEV_PART = 'x-dev-part';

const LARGEST = 1024 * 1024;

/** A part under development, as deflated JSON in base64. Nothing of it is published: the proxy serves its files. */
const devPart = v.object({
  record: versionRecord,
  /** Address of a stream with an event for each new build. */
  changes: v.pipe(v.string(), v.startsWith('/-/')),
});

function parse(header: string): v.InferOutput<typeof devPart> {
  const bytes = inflateRawSync(Buffer.from(header, 'base64'), { maxOutputLength: LARGEST });
  return v.parse(devPart, JSON.parse(bytes.toString('utf8')));
}

/**
 * Returns the release with the part that the request's header describes, in place of its pinned version or added;
 * without the header, the release itself. Browsers render the part's pages, because it has no server code.
 * @throws Error with status 400 if the header cannot be read
 */
export function withDevPart(
  release: LiveRelease,
  headers: IncomingHttpHeaders,
  bridgeOrigin: string,
): LiveRelease {
  const header = headers[DEV_PART];
  if (typeof header !== 'string') return release;
  try {
    const { record, changes } = parse(header);
    // Pages and tables are cached by the set's name, so each build gets its own.
    const build = hash('sha256', header).slice(0, 8);
    const served = new Map<string, ServedPart>(
      [...release.versions].map(([name, version]) => [
        name,
        { record: version, disabled: release.disabled.get(name) ?? null },
      ]),
    ).set(record.name, { record, disabled: null });
    const set = `${release.set}+${record.name}-${build}`;
    return { ...releaseOf(set, served, bridgeOrigin), dev: { part: record.name, changes } };
  } catch (error) {
    throw Object.assign(new Error(`${DEV_PART}: ${String(error)}`), { statusCode: 400 });
  }
}
