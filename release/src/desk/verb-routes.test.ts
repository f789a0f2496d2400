import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verbs } from '../verbs/table.ts';
import { fromConsole, temporaryDesk } from './testing/desk.ts';

const addressOf = (name: string) => name.replaceAll(' ', '-');
const production = { channel: 'production', reason: 'r' };
const kinds = { 400: 'usage', 403: 'not-allowed', 409: 'stale', 422: 'check', 423: 'frozen' };

type Desk = Awaited<ReturnType<typeof temporaryDesk>>;

describe('a desk whose store does not change', () => {
  let shared: Desk;
  let team: Awaited<ReturnType<Desk['as']>>;
  let manager: typeof team;
  beforeAll(async () => {
    shared = await temporaryDesk();
    [team, manager] = await Promise.all([shared.as('team-guide'), shared.as('manager')]);
  });
  afterAll(() => shared.remove());

  const words = [[], ['3'], ['3', '2'], ['voc@1.0.0'], ['voc']];

  test.each(verbs.map(({ name, access = 'manager' }) => [name, access] as const))(
    '%s is for %s',
    async (name, access) => {
      const isRead = access === 'read';
      const ask = async (who: typeof team, args: string[]) => {
        const query = `?${args.map((arg) => `args=${arg}`).join('&')}`;
        return isRead
          ? who.get(addressOf(name), query)
          : who.post(addressOf(name), { args, channel: 'staging' });
      };
      const method = isRead ? 'GET' : 'POST';
      const url = `/api/verbs/${addressOf(name)}`;
      const unknown = await shared.app.inject({ method, url, headers: fromConsole, payload: {} });
      expect([unknown.statusCode, unknown.json().error.kind]).toEqual([401, 'signed-out']);

      const ofTeam = await Promise.all(words.map((args) => ask(team, args)));
      const statuses = ofTeam.map(({ statusCode }) => statusCode);
      if (isRead) expect(statuses).not.toContain(403);
      // A surplus word is refused for everybody, before access is checked.
      else expect(new Set(statuses.filter((status) => status !== 400))).toEqual(new Set([403]));

      // The store then refuses these for other reasons than access. Skip a check of an existing set, which would
      // start a portal and Chromium; `check.test.ts` covers it.
      const asked = words.filter(([first]) => name !== 'check' || first !== '3');
      const ofManager = await Promise.all(asked.map((args) => ask(manager, args)));
      for (const answer of ofManager)
        expect(answer.json()?.error?.message ?? '').not.toContain('ask a release manager');

      if (!isRead) expect((await manager.get(addressOf(name))).statusCode).toBe(404);
    },
  );

  // None of these changes the store.
  test.each([
    ['pin', { args: ['2'], expect: '9', ...production }, 409],
    ['pin', { args: ['2'], ...production }, 400],
    ['pin', { args: ['2'], expect: '1', channel: 'production' }, 400],
    ['pin', { args: ['99'], expect: '1', ...production }, 400],
    ['pin', { args: ['2'], expect: 'last', ...production }, 400],
    ['pin', { args: ['2', '3'] }, 400],
    ['pin', { args: ['2'], chanel: 'dev' }, 400],
    ['pin', { args: ['2'], channel: 'prod' }, 400],
    ['pin', { args: ['2'], to: '3' }, 400],
    ['pin', { args: [2] }, 400],
    ['pin', { args: ['2'], reason: { a: 1 } }, 400],
    ['pin', { args: ['2'], json: 'true' }, 400],
    ['pin', { args: ['2'], help: 'true' }, 400],
    ['block', { args: ['guide@1.0.0'] }, 400],
    ['block', { args: ['shell@1.0.0'], reason: 'r' }, 422],
    ['deliver', { args: ['guide'], channel: 'production' }, 403],
    ['disable', { args: ['guide'] }, 400],
    ['gc', { 'dry-run': 'no' }, 400],
    ['gc', {}, 400],
    ['canary-start', { args: ['1'], percent: '1', expect: '1', ...production }, 422],
    ['canary-advance', { expect: '1', unproven: true, ...production }, 422],
  ])('%s with %j answers %d', async (verb, asked, status) => {
    const before = JSON.stringify(shared.my.store.chains.map(([, chain]) => chain.newest()));
    const answer = await manager.post(verb, asked);
    expect([answer.statusCode, answer.json().error.kind]).toEqual([status, kinds[status as 400]]);
    expect(answer.json().error.message).not.toContain('\n');
    expect(JSON.stringify(shared.my.store.chains.map(([, chain]) => chain.newest()))).toBe(before);
  });
});

let desk: Desk;
beforeEach(async () => void (desk = await temporaryDesk()));
afterEach(() => desk.remove());

test('a team account may deliver its own remote, and no other', async () => {
  const { post } = await desk.as('team-guide');
  const asked = { args: ['guide'], channel: 'staging' };
  // Access is granted, but a delivery may only go to dev.
  expect((await post('deliver', asked)).json().error.message).toMatch(/^a delivery goes to dev/);
  for (const args of [[], ['voc'], ['shell'], ['guide2'], ['constructor']])
    expect((await post('deliver', { ...asked, args })).json().error.message).toMatch(
      /^team-guide may not deliver/,
    );
});

test('answers match --json, and the actor is the account', async () => {
  const { get, post } = await desk.as('manager');
  const pinned = (await post('rollback', { to: '1', expect: '3', reason: 'outage' })).json();
  expect(pinned).toEqual(desk.my.store.pin('dev'));
  expect(pinned).toMatchObject({ set: '1', actor: 'manager', reason: 'outage', revision: 4 });
  const live = (await get('live', '?channel=dev')).json();
  expect(live).toMatchObject({ channel: 'dev', pin: pinned, before: null });
  expect((await get('diff', '?args=1&args=3')).json().parts).toMatchObject([
    { name: 'guide', from: '1.0.0', to: '1.0.2' },
  ]);
  expect((await get('audit', '?channel=production')).json()).toHaveLength(1);
  const set = (
    await post('set-create', { args: ['guide@1.0.1'], without: 'voc', note: 'n' })
  ).json();
  expect(set).toMatchObject({ id: '4', author: 'manager', note: 'n' });
});

test('a frozen channel answers 423, and an audit with faults 422 with what it found', async () => {
  const { get, post } = await desk.as('manager');
  await post('freeze', { channel: 'production', expect: '1', reason: 'holidays' });
  const refused = await post('pin', { args: ['2'], expect: '2', ...production });
  expect([refused.statusCode, refused.json().error.kind]).toEqual([423, 'frozen']);
  expect((await get('audit-verify')).statusCode).toBe(200);
  const faulty = await get('audit-verify', '?head=production:1:sha384-x');
  expect(faulty.statusCode).toBe(422);
  expect(faulty.json().faults).toEqual([
    'channels/production/1.json is not the record that was noted',
  ]);
});

test('of two managers with the same revision one wins, and the other is refused', async () => {
  const [one, two] = await Promise.all([desk.as('manager'), desk.as('manager2')]);
  const answers = await Promise.all([
    one.post('pin', { args: ['2'], expect: '1', ...production }),
    two.post('pin', { args: ['3'], expect: '1', ...production }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(desk.my.store.pin('production')?.revision).toBe(2);
});

test('refuses bodies that are not JSON or too large, and unknown calls, in the same shape', async () => {
  const { send } = await desk.as('manager');
  const url = '/api/verbs/pin';
  const headers = { 'content-type': 'application/json' };
  const answers = [
    await send({ method: 'POST', url, headers, payload: '{' }),
    await send({ method: 'POST', url, headers, payload: `"${'x'.repeat(70_000)}"` }),
    await send({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' }),
    await send({ method: 'POST', url: '/api/verbs/none', payload: {} }),
    await send({ url: '/api/none' }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 404, 404]);
  for (const answer of answers)
    expect(answer.json()).toEqual({
      error: { kind: expect.any(String), message: expect.any(String) },
    });
});

test('lists a call for every verb', async () => {
  const { send } = await desk.as('team-guide');
  const list = (await send({ url: '/api/verbs' })).json<{ name: string }[]>();
  expect(list.map(({ name }) => name)).toEqual(verbs.map(({ name }) => name));
});

/** Reads the event stream until it has sent this many events, or ended. */
async function events(cookie: string, count: number, act: () => unknown): Promise<string[]> {
  const address = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  const { request } = await import('node:http');
  return new Promise((done, failed) => {
    const asked = request(`${address}/api/events`, { headers: { ...fromConsole, cookie } });
    asked.on('response', (response) => {
      let text = '';
      const marks = () =>
        [...text.matchAll(/event: (.*)\ndata: (.*)\n/g)].map(
          ([, event, mark]) => `${event} ${mark}`,
        );
      response.on('data', (chunk) => {
        const isFirst = text === '';
        text += String(chunk);
        if (isFirst) act();
        if (marks().length < count) return;
        asked.destroy();
        done(marks());
      });
      response.on('end', () => done(marks()));
    });
    asked.on('error', failed).end();
  });
}

test('the stream reports a change by another process', async () => {
  const { cookie } = await desk.as('team-guide');
  const [, , after] = await events(cookie, 3, () => desk.my.pinAgain('1'));
  expect(after).toMatch(/^change /);
});

test('the stream reports a portal server’s counts', async () => {
  const { cookie } = await desk.as('manager');
  const told = await events(cookie, 3, () =>
    desk.my.store.counts('production').add({
      at: new Date().toISOString(),
      server: 'a',
      rows: [],
      tabs: {},
      failures: [],
    }),
  );
  expect(told[1]).toMatch(/^figures .*production 0/);
  expect(told[2]).toMatch(/^figures .*production 1/);
});

test('the stream reports how far the checks of a set are', async () => {
  const { cookie } = await desk.as('manager');
  await desk.jobs.ask('1', 'dev', 'manager');
  while (desk.runs.started.length === 0) await desk.jobs.step();
  const [run] = desk.runs.started;
  const told = await events(cookie, 4, () =>
    run?.progress.hear({ name: 'chain', state: 'passed', tookMs: 1 }),
  );
  expect(told.slice(2)).toEqual(['progress 1 2 0', 'progress 1 2 1']);
});

test('the stream ends with the session', async () => {
  const { cookie } = await desk.as('manager');
  expect(await events(cookie, 3, () => desk.pass(60))).toHaveLength(2);
});

test('the desk says that the store is away, full or damaged, and recovers', async () => {
  const desk = await temporaryDesk();
  const manager = await desk.as('manager');
  const { root } = desk.my;
  const said = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
    const { statusCode, json } = await answer;
    const { error, faults } = json() as { error?: object; faults?: string[] };
    return [statusCode, error ?? faults];
  };
  const unavailable = {
    kind: 'unavailable',
    message: expect.stringMatching(/^the release store is away .*try again$/),
  };
  for (const query of ['', '?channel=production'])
    expect((await manager.get('live', query)).json().refusals).toEqual([]);
  renameSync(root, `${root}-away`);
  expect(await said(manager.get('live'))).toEqual([503, unavailable]);
  expect(await said(manager.get('audit-verify'))).toEqual([503, unavailable]);
  const change = { channel: 'production', reason: 'r', expect: '1' };
  expect(await said(manager.post('freeze', change))).toEqual([503, unavailable]);
  expect((await desk.app.inject({ url: '/-/health/ready' })).statusCode).toBe(503);
  expect(existsSync(root)).toBe(false);
  renameSync(`${root}-away`, root);
  expect((await manager.get('live')).statusCode).toBe(200);

  writeFileSync(join(root, 'versions/guide/1.0.2/client/remoteEntry.js'), 'altered');
  writeFileSync(join(root, 'channels/production/2.json'), '{"channel": "prod');
  expect(await said(manager.get('audit-verify'))).toEqual([
    422,
    [
      expect.stringMatching(/^channels\/production\/2\.json cannot be read: .*audit verify$/),
      expect.stringMatching(/^versions\/guide\/1\.0\.2\/client\/remoteEntry\.js was altered: /),
    ],
  ]);
  // What customers get stays visible, and the damage blocks every write.
  const live = (await manager.get('live', '?channel=production')).json();
  expect([live.pin.revision, live.refusals]).toEqual([
    1,
    [expect.stringMatching(/^channels\/production\/2\.json cannot be read/)],
  ]);
  expect(await said(manager.post('freeze', change))).toEqual([
    422,
    {
      kind: 'check',
      message: expect.stringMatching(/^channels\/production\/2\.json cannot be read/),
    },
  ]);
  await desk.remove();
});
