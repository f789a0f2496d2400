import type { Company } from '@portal/config';
import type { RequestListener } from 'node:http';
import { baseOf, sendBuilt } from './built-files.ts';
import { CHANGES, type Changes } from './changes.ts';
import { passOn } from './pass-on.ts';

const page = (name: string, facts: { company: Company; portal: string }) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<script>new EventSource('${CHANGES}').onmessage = () => location.reload();</script>
<script defer src="${baseOf(name)}main.js"></script>
</head><body><main id="main" tabindex="-1"></main></body></html>`;

/** Serves one remote without a portal: its pages at their addresses, its calls passed on to a running API. */
export function alone(options: {
  name: string;
  company: Company;
  /** Origin of the portal that the API belongs to. */
  portal: string;
  apiUrl: string;
  outputFolder: string;
  changes: Changes;
}): RequestListener {
  const { name, company, portal, apiUrl, outputFolder, changes } = options;
  return (request, response) => {
    const { pathname } = new URL(`http://dev${request.url}`);
    if (changes.answer(request, response)) return;
    if (sendBuilt(name, outputFolder, pathname, response)) return;
    if (pathname.startsWith('/api/')) return passOn(apiUrl, request, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(page(name, { company, portal }));
  };
}
