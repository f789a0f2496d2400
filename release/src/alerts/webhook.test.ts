import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { runVerb } from '../verbs/testing/run-verb.ts';
import { sendAlert, sendOnce, signatureOf, type Alert, type Webhook } from './webhook.ts';

// The vector that the Standard Webhooks libraries are tested with.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
test('signs as the specification does', () => {
  expect(
    signatureOf(secret, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

const alert: Alert = {
  id: 'canary.aborted:production:13',
  type: 'canary.aborted',
  at: '2026-11-21T00:00:00.000Z',
  text: '운영의 카나리를 중단했습니다.',
  data: { channel: 'production', set: '9' },
};

let server: Server;
let webhook: Webhook;
let got: { headers: IncomingHttpHeaders; body: string }[];
/** What the receiver answers, one after the other; then 200. */
let answers: ((response: ServerResponse) => void)[];
beforeEach(async () => {
  [got, answers] = [[], []];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ headers: request.headers, body });
      const answer = answers.shift();
      if (answer) answer(response);
      else response.end();
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  webhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, secret };
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((done) => void server.close(done));
});
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('no');
const never = new AbortController().signal;
const soon = [1, 1, 1, 1, 1];

test('a receiver can prove who sent it, when, and that it is whole', async () => {
  expect(await sendAlert(webhook, alert, never)).toEqual({ tries: 1, trouble: null });
  const [{ headers, body }] = got as [(typeof got)[0]];
  const { id, type, at: timestamp, text, data } = alert;
  expect(JSON.parse(body)).toEqual({ type, timestamp, text, data });
  expect(headers['webhook-id']).toBe(id);
  const seconds = Number(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(60);
  expect(headers['webhook-signature']).toBe(signatureOf(secret, id, seconds, body));
});

test('one that answers 500 twice gets it at the third try, under the same id', async () => {
  answers = [status(500), status(500)];
  expect(await sendAlert(webhook, alert, never, soon)).toEqual({ tries: 3, trouble: null });
  expect(got.map(({ headers }) => headers['webhook-id'])).toEqual([alert.id, alert.id, alert.id]);
});

test('one that cuts the connection is tried again', async () => {
  answers = [(response) => void response.destroy()];
  expect(await sendAlert(webhook, alert, never, soon)).toEqual({ tries: 2, trouble: null });
});

test('one that never answers so is tried a few times, and a redirect is not followed', async () => {
  answers = [status(503), status(302, { location: '/elsewhere' }), status(404)];
  expect(await sendAlert(webhook, alert, never, [1, 1])).toEqual({
    tries: 3,
    trouble: 'status 404',
  });
  expect(got).toHaveLength(3);
});

test('one that is slow is given up, which the end of the desk does at once', async () => {
  let arrived = () => {};
  const asked = new Promise<void>((done) => (arrived = done));
  answers = [() => arrived()];
  const ending = new AbortController();
  const sending = sendAlert(webhook, alert, ending.signal);
  await asked;
  ending.abort();
  expect(await sending).toBeNull();
});

test('the end of the desk ends the wait for the next try', async () => {
  answers = [status(500)];
  const ending = new AbortController();
  const sending = sendAlert(webhook, alert, ending.signal, [3_600_000]);
  while (got.length === 0) await new Promise((done) => void setImmediate(done));
  ending.abort();
  expect(await sending).toBeNull();
});

test('says why nothing was sent, and not the address', async () => {
  await new Promise((done) => void server.close(done));
  expect(await sendOnce(webhook, alert)).toBe('ECONNREFUSED');
});

test('alert test sends one, and fails where it is not taken or nobody gets any', async () => {
  const config = { ALERT_WEBHOOK_URL: webhook.url, ALERT_WEBHOOK_SECRET: secret };
  const my = temporaryStore();
  let failed = 0;
  const run = (where: object) =>
    runVerb(my.store, 'alert test', {}, { config: where as never, fail: () => void (failed += 1) });
  expect(await run(config)).toEqual({ trouble: null });
  expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ type: 'test', data: { actor: 'kim' } });
  answers = [status(401)];
  expect(await run(config)).toEqual({ trouble: 'status 401' });
  expect(failed).toBe(1);
  await expect(run({})).rejects.toThrow(/^nobody gets alerts: set ALERT_WEBHOOK_URL/);
  rmSync(my.root, { recursive: true });
});
