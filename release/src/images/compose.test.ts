import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../parts.ts';
import { targetNames } from './image-files.ts';

const read = (path: string) => readFileSync(join(root, 'docs', path), 'utf8');
const compose = read('containers/compose.yaml');
const containerfile = read('containers/Containerfile');
const [, edit = ''] = /(sed -e .*) \/etc\/nginx\/portal.conf/.exec(compose) ?? [];
/** nginx's configuration as the proxy of the compose file reads it. */
const edited = execFileSync('sh', ['-c', edit], {
  input: read('proxy/nginx.conf'),
  encoding: 'utf8',
});

test('each target has an image, which is not for root and has no step that needs a shell', () => {
  const [common = '', ...stages] = containerfile.split(/^FROM server AS /m);
  expect(stages.map((stage) => stage.split('\n')[0])).toEqual(targetNames);
  expect(common).toMatch(/^USER 10001:10001$/m);
  expect(containerfile).not.toMatch(/^(RUN|USER (0|root))/m);
  for (const target of targetNames) expect(compose).toContain(`localhost/portal-${target}}`);
});

test('the containers have the addresses that nginx passes requests to, and the proxy those that it listens on', () => {
  const own = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
  expect(new Set(own).size).toBe(own.length);
  const servers = [...edited.matchAll(/server ([\d.]+):\d+/g)].map(([, address]) => address);
  const listens = [...edited.matchAll(/listen ([\d.]+):/g)].map(([, address]) => address);
  const [database = ''] = own.filter((address) => ![...servers, ...listens].includes(address));
  expect([...servers, ...new Set(listens), database].sort()).toEqual([...own].sort());
});

test('servers run with a root that cannot be written, no capabilities, and time to drain', () => {
  const [, server = ''] = /x-server: &server\n([\s\S]*?)\n\n/.exec(compose) ?? [];
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true', '45s'])
    expect(server).toContain(line);
});
