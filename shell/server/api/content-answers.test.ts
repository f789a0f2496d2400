import { afterEach, expect, test } from '@jest/globals';
import { readConfig } from '@portal/config';
import * as contract from '@portal/contract';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverOptions } from '../server-options.ts';
import { apiProxy } from './api-proxy.ts';

const { listFaqs, listPopups } = contract;
const LIST = Array.from({ length: 300 }, (_, i) => `안마의자 ${(i * 7919) % 1013}`);

let api: Server;
let portal: FastifyInstance;
let heard: { headers: IncomingHttpHeaders; body: string }[];
/** The content's revision, as the portal knows it. */
let revision: string | null;
/** What the API answers with next. */
let given: { status: number; meanwhile?: () => void };

/** A portal in front of an API whose answers count what it was asked. */
async function start() {
  heard = [];
  revision = '1';
  given = { status: 200 };
  api = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: await text(request) });
    given.meanwhile?.();
    response.writeHead(given.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'max-age=600',
      etag: 'W/"one"',
      'set-cookie': 'sid=of-somebody',
    });
    response.end(JSON.stringify({ asked: heard.length, list: LIST }));
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const API_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = readConfig({ LOG_LEVEL: 'silent', API_URL });
  portal = Fastify(serverOptions(config) as object) as FastifyInstance;
  await portal.register(compress, { global: false });
  await apiProxy(portal, config, async () => revision);
}

afterEach(async () => {
  await portal.close();
  api.close();
});

const popups = (query = '', headers: Record<string, string> = {}) =>
  portal.inject({ url: listPopups.path + query, headers });
const ofPage = { 'sec-fetch-site': 'same-origin', 'x-portal-client': 'guide' };
const faqs = (input: object, headers: Record<string, string> = ofPage) =>
  portal.inject({ method: 'POST', url: listFaqs.path, payload: input, headers });
const asked = async (answer: ReturnType<typeof popups>) =>
  ((await answer).json() as { asked: number }).asked;

test('asks the API once for everybody, without what a browser sent', async () => {
  await start();
  const first = await popups('?a=1', { cookie: 'sid=haneul', authorization: 'Bearer x' });
  const second = await popups('?a=1', { cookie: 'sid=junho' });
  expect(second.body).toBe(first.body);
  expect(heard).toHaveLength(1);
  expect(Object.keys(heard[0]?.headers ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|authorization)$/)]),
  );
  expect(first.headers).toMatchObject({ 'cache-control': 'max-age=600', etag: 'W/"one"' });
  expect(first.headers).not.toHaveProperty('set-cookie');
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('asks once for requests at the same time', async () => {
  await start();
  expect(await Promise.all([asked(popups()), asked(popups()), asked(popups())])).toEqual([1, 1, 1]);
});

test('asks again when the content’s revision has changed', async () => {
  await start();
  expect(await asked(popups())).toBe(1);
  revision = '2';
  expect(await asked(popups())).toBe(2);
});

test('keeps no answer of before and after a change, nor one without a revision', async () => {
  await start();
  given.meanwhile = () => (revision = '2');
  expect(await asked(popups())).toBe(1);
  given = { status: 200 };
  revision = '1';
  expect(await asked(popups())).toBe(2);
  revision = null;
  expect([await asked(popups()), await asked(popups())]).toEqual([3, 4]);
});

test('keeps no failure', async () => {
  await start();
  given.status = 404;
  const failed = await popups();
  expect([failed.statusCode, await asked(popups())]).toEqual([404, 2]);
});

test('tells inputs apart, in the address and in the body', async () => {
  await start();
  const answers = [popups('?a=1'), popups('?a=2'), faqs({ type: 'all' }), faqs({ type: 'use' })];
  expect(new Set(await Promise.all(answers.map(asked))).size).toBe(4);
  expect(heard.map(({ body }) => body)).toContain('{"type":"use"}');
  await faqs({ type: 'use' });
  expect(heard).toHaveLength(4);
});

test('leaves a POST that no page of ours sent to the API', async () => {
  await start();
  await faqs({});
  for (const site of ['cross-site', 'none']) {
    await faqs({}, { ...ofPage, 'sec-fetch-site': site });
    expect(heard.at(-1)?.headers['sec-fetch-site']).toBe(site);
  }
  expect(heard).toHaveLength(3);
});

test('answers 304 to a browser that has the answer', async () => {
  await start();
  await popups();
  const { statusCode, body } = await popups('', { 'if-none-match': '"other", W/"one"' });
  expect([statusCode, body]).toEqual([304, '']);
});

test('passes everything else on', async () => {
  await start();
  for (let i = 0; i < 2; i++)
    await portal.inject({ url: contract.listHotWords.path, headers: { cookie: 'a=b' } });
  expect(heard.map(({ headers }) => headers.cookie)).toEqual(['a=b', 'a=b']);
});

test('only reads of nobody’s data, which count nothing, are calls of content', () => {
  const calls = (Object.values(contract) as unknown[]).filter(contract.isEndpoint);
  const ofContent = calls.filter(({ content }) => content);
  expect(ofContent.length).toBeGreaterThan(5);
  const wrong = ofContent.filter(
    (call) => !contract.isRead(call) || contract.isPersonal(call) || call.counts || call.keyed,
  );
  expect(wrong.map(({ kind }) => kind)).toEqual([]);
});
