import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fromConsole, ORIGIN, temporaryDesk } from '../testing/desk.ts';
import type { JobState } from './check-jobs.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
beforeEach(async () => {
  desk = await temporaryDesk();
});
afterEach(() => desk.remove());

type Account = Awaited<ReturnType<typeof desk.as>>;
const URL = '/api/check-jobs';
const ask = ({ send }: Account, set: unknown, channel: unknown = 'staging') =>
  send({ method: 'POST', url: URL, payload: { set, channel } });
const cancel = ({ send }: Account, set: string) => send({ method: 'DELETE', url: `${URL}/${set}` });
const jobs = async ({ send }: Account) => (await send({ url: URL })).json<JobState[]>();

test('a manager asks for checks, everybody sees how far they are, and a manager cancels them', async () => {
  const [manager, team] = [await desk.as('manager'), await desk.as('team-guide')];
  expect(await jobs(team)).toEqual([]);
  const asked = await ask(manager, '2');
  expect([asked.statusCode, asked.json()]).toEqual([
    202,
    expect.objectContaining({ set: '2', askedBy: 'manager' }),
  ]);
  await desk.jobs.step();
  await desk.jobs.step();
  const [run] = desk.runs.started;
  run?.progress.hear({ name: 'links', state: 'running', done: 3, of: 40 });
  run?.progress.print('<script>alert(1)</script>\n');
  const [job] = await jobs(team);
  expect(job).toMatchObject({ set: '2', state: 'running' });
  expect(job?.checks.find(({ name }) => name === 'links')).toMatchObject({ done: 3, of: 40 });
  const log = await team.send({ url: `${URL}/2/log` });
  expect(log.headers['content-type']).toMatch(/^application\/json/);
  expect(log.json()).toEqual({ log: '<script>alert(1)</script>' });

  expect((await cancel(manager, '2')).statusCode).toBe(204);
  expect(await jobs(team)).toMatchObject([{ set: '2', state: 'cancelled', actor: 'manager' }]);
  const audit = (await team.get('audit')).json<{ chain: string; actor: string }[]>();
  expect(audit.filter(({ chain }) => chain === 'jobs/2').map(({ actor }) => actor)).toEqual([
    'manager',
    'desk',
    'manager',
  ]);
});

test('who may not check may neither ask nor cancel, and who is not signed in sees nothing', async () => {
  const [manager, team] = [await desk.as('manager'), await desk.as('team-guide')];
  await ask(manager, '2');
  for (const refused of [await ask(team, '1'), await cancel(team, '2')]) {
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: { kind: 'not-allowed' } });
  }
  for (const url of [URL, `${URL}/2/log`])
    expect((await desk.app.inject({ url, headers: fromConsole })).statusCode).toBe(401);
  expect(desk.my.store.evidence.jobs.newest('1')).toBeNull();
  expect(desk.my.store.evidence.jobs.newest('2')?.state).not.toBe('cancelled');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a form', { 'x-desk-client': '' }],
])('%s cannot ask for checks in a manager’s name', async (_, headers) => {
  const { cookie } = await desk.as('manager');
  const forged = { ...fromConsole, cookie, origin: ORIGIN, ...headers };
  const payload = { set: '1', channel: 'dev' };
  for (const [method, url] of [
    ['POST', URL],
    ['DELETE', `${URL}/1`],
  ] as const)
    expect((await desk.app.inject({ method, url, headers: forged, payload })).statusCode).toBe(403);
  expect(desk.my.store.evidence.jobs.newest('1')).toBeNull();
});

test('refusals say why', async () => {
  const manager = await desk.as('manager');
  const refusal = async (answer: ReturnType<typeof ask>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json<{ error: { kind: string; message: string } }>().error.message];
  };
  expect(await refusal(ask(manager, '9'))).toEqual([400, 'there is no set 9: known are 1, 2, 3']);
  expect(await refusal(ask(manager, 1))).toEqual([400, 'a job has a set, as a text']);
  expect((await refusal(ask(manager, '1', 'moon')))[0]).toBe(400);
  expect((await refusal(cancel(manager, '1')))[0]).toBe(422);
  await ask(manager, '1');
  expect(await refusal(ask(manager, '1'))).toEqual([
    409,
    'set 1 is being checked for manager already: wait for its end, or cancel it',
  ]);
});
