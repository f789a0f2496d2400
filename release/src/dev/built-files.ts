import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Version number of development builds; published versions never have it. */
export const VERSION = '0.0.0';
export const baseOf = (name: string) => `/r/${name}/${VERSION}/`;

/** Answers with a file of the build; returns false for any other path. */
export function sendBuilt(name: string, folder: string, path: string, response: ServerResponse) {
  const file = path.startsWith(baseOf(name)) ? path.slice(baseOf(name).length) : '';
  if (!/^[\w][\w.-]*$/.test(file)) return false;
  const headers = { 'cache-control': 'no-store', 'content-type': 'text/javascript; charset=utf-8' };
  try {
    // An empty list of preloads: the code of a page loads on navigation.
    const bytes = file === 'preload.json' ? '{}' : readFileSync(join(folder, file));
    response.writeHead(200, headers).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
  return true;
}
