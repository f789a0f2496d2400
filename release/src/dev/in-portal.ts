import type { Watched } from '@portal/build';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { baseOf, sendBuilt, VERSION } from './built-files.ts';
import type { Changes } from './changes.ts';
import { passOn } from './pass-on.ts';
import { swapPart, type DevPart } from './swap.ts';

async function swapped(
  answer: IncomingMessage,
  response: ServerResponse,
  part: DevPart,
  pathname: string,
) {
  const pieces: Buffer[] = [];
  for await (const piece of answer) pieces.push(piece as Buffer);
  const { status, policy, html } = swapPart(
    {
      status: answer.statusCode ?? 502,
      policy: String(answer.headers['content-security-policy'] ?? ''),
      html: Buffer.concat(pieces).toString('utf8'),
    },
    part,
    pathname,
  );
  const headers = { ...answer.headers, 'content-length': String(Buffer.byteLength(html)) };
  delete headers['transfer-encoding'];
  if (policy) Object.assign(headers, { 'content-security-policy': policy });
  response.writeHead(status, headers).end(html);
}

/** A running portal in which this one part is the developer's: all else is passed on to it. */
export function inPortal(options: {
  name: string;
  portal: string;
  outputFolder: string;
  changes: Changes;
  built(): Watched;
}): RequestListener {
  const { name, portal, outputFolder, changes, built } = options;
  return (request, response) => {
    const { pathname } = new URL(`http://dev${request.url}`);
    if (changes.answer(request, response)) return;
    if (sendBuilt(name, outputFolder, pathname, response)) return;
    passOn(portal, request, response, (answer, out) => {
      if (!String(answer.headers['content-type']).startsWith('text/html')) {
        out.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(out);
        return;
      }
      const part = { name, version: VERSION, base: baseOf(name), ...built() };
      swapped(answer, out, part, pathname).catch(() => out.destroy());
    });
  };
}
