import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import { sha384, type VersionRecord } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rollback } from './pin.ts';

const noticeList = { method: 'GET', path: '/api/notices', request: {}, answer: {} };

let my: ReturnType<typeof temporaryStore>;
let api: Server;
let today: VersionRecord['api'];
beforeAll(async () => {
  my = temporaryStore();
  api = createServer((_, response) => void response.end(JSON.stringify(today)));
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  api.close();
  rmSync(my.root, { recursive: true });
});

/** Rolls back to set 1 with the API at this address. Returns the printed lines. */
async function back(apiUrl: string): Promise<string[]> {
  const said: string[] = [];
  await rollback.run({
    store: my.store,
    config: readConfig({ DATA_DIR: my.root, API_URL: apiUrl }),
    channel: 'dev',
    values: { to: '1' },
    args: [],
    actor: 'kim',
    say: (line) => void said.push(line),
    fail() {},
    took: () => '0.1 s',
  });
  return said;
}

test('a rollback to calls that the API no longer accepts is refused, unless the API is down', async () => {
  const { record } = await my.publish('guide', '1.0.0');
  const calls = { noticeList };
  const old = { ...record, version: '1.0.1', api: { sha384: sha384('then'), calls } };
  const bytes = new Map([['remoteEntry.js', Buffer.from('guide 1.0.0')]]);
  await my.store.publish(old, bytes, Buffer.from('exports.app = {};'));
  await my.pin('shell@1.0.0 guide@1.0.1');
  await my.pin('shell@1.0.0 guide@1.0.0');
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

  today = { sha384: sha384('now'), calls: {} };
  await expect(back(url)).rejects.toThrow('guide@1.0.1: the API has no call noticeList: ');
  expect(my.store.pin('dev')?.set).toBe('2');
  today = { sha384: sha384('now'), calls };
  expect(await back(url)).toHaveLength(1);
  await my.pinAgain('2');
  expect((await back('http://127.0.0.1:9'))[0]).toMatch(/^unchecked {2}the calls of the versions/);
  expect(my.store.pin('dev')?.set).toBe('1');
});
