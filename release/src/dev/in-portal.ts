import type { VersionRecord } from '@portal/release-store';
import type { RequestListener } from 'node:http';
import { deflateRawSync } from 'node:zlib';
import { sendBuilt } from './built-files.ts';
import { CHANGES, type Changes } from './changes.ts';
import { passOn } from './pass-on.ts';

/** The portal composes its pages with the version in this header (shell/server/release/dev-part.ts). */
const DEV_PART = 'x-dev-part';

const headersOf = (record: VersionRecord) => ({
  [DEV_PART]: deflateRawSync(JSON.stringify({ record, changes: CHANGES })).toString('base64'),
});

/** Whether the portal accepts this version in its pages; null if it does not answer. */
export async function takesPart(portal: string, record: VersionRecord): Promise<boolean | null> {
  const answer = await fetch(portal, { headers: headersOf(record) }).catch(() => null);
  return answer && answer.headers.get(DEV_PART) === record.name;
}

/** A proxy in front of a running portal that replaces one part with the developer's build. */
export function inPortal(options: {
  name: string;
  portal: string;
  outputFolder: string;
  changes: Changes;
  /** The latest build of the part. */
  record(): VersionRecord;
}): RequestListener {
  const { name, portal, outputFolder, changes, record } = options;
  return (request, response) => {
    const { pathname } = new URL(`http://dev${request.url}`);
    if (changes.answer(request, response)) return;
    if (sendBuilt(name, outputFolder, pathname, response)) return;
    passOn(portal, request, response, headersOf(record()));
  };
}
