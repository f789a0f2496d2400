import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Factors } from '../factor/factors.ts';
import { codeAt, stepAt } from '../factor/totp.ts';
import { runVerb } from '../verbs/testing/run-verb.ts';
import { fromConsole, ORIGIN, temporaryDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
beforeEach(async () => void (desk = await temporaryDesk(ORIGIN, true)));
afterEach(() => desk.remove());

const signIn = (code?: string, id = 'manager') => desk.signIn(id, undefined, {}, code);
/** The code that the app shows now. */
const shown = (secret: string, steps = 0) => codeAt(secret, stepAt(desk.now()) + steps);

/** Enrols the manager's app. Half an hour later, so that the code that did is not the current one. */
async function enrol(id = 'manager') {
  const { secret } = (await signIn(undefined, id)).json<{ secret: string }>();
  const answer = await signIn(shown(secret), id);
  desk.pass(30);
  return { secret, answer, recovery: answer.json<{ recovery: string[] }>().recovery };
}

test('a manager’s first sign-in enrols an app, and nothing is open before that', async () => {
  const asked = await signIn();
  expect(asked.json()).toEqual({
    next: 'enrol',
    secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
    link: expect.stringContaining('otpauth://totp/localhost%3A3003:manager?secret='),
  });
  expect(asked.headers['set-cookie']).toBeUndefined();
  // A second look shows the same secret: it may be in the app by now.
  expect((await signIn()).json()).toEqual(asked.json());
  const { secret } = asked.json();
  const wrong = await signIn(shown(secret, 5));
  expect([wrong.statusCode, wrong.json().error.kind]).toEqual([401, 'wrong-code']);
  const done = await signIn(shown(secret));
  expect(done.headers['set-cookie']).toMatch(/^desk-session=/);
  expect(done.json()).toMatchObject({ id: 'manager', recoveryLeft: 8 });
  expect(new Set(done.json().recovery).size).toBe(8);
  expect(await runVerb(desk.my.store, 'audit', { last: '1' })).toMatchObject([
    { chain: 'desk', verb: 'factor enrol', subject: 'manager', actor: 'manager' },
  ]);
});

test('then the password alone is not enough, and a wrong password does not tell', async () => {
  const { secret } = await enrol();
  const answer = await signIn();
  expect(answer.json()).toEqual({ next: 'code' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  const wrong = await desk.signIn('manager', 'x', {}, shown(secret));
  expect(wrong.json().error.kind).toBe('signed-out');
  expect((await signIn(`${shown(secret).slice(0, 3)} ${shown(secret).slice(3)}`)).statusCode).toBe(
    200,
  );
});

test('a code counts once, also after a restart, and none before it counts any more', async () => {
  const { secret } = await enrol();
  expect((await signIn(shown(secret))).statusCode).toBe(200);
  expect((await signIn(shown(secret))).json().error.kind).toBe('wrong-code');
  expect((await signIn(shown(secret, -1))).json().error.kind).toBe('wrong-code');
  const restarted = new Factors({ DATA_DIR: desk.my.root }, desk.now);
  expect(restarted.take('manager', shown(secret))).toBe(false);
  expect((await signIn(shown(secret, 1))).statusCode).toBe(200);
});

test('the code that enrolled the app does not sign in again', async () => {
  const { secret } = (await signIn()).json();
  const code = shown(secret);
  expect((await signIn(code)).statusCode).toBe(200);
  expect((await signIn(code)).json().error.kind).toBe('wrong-code');
});

test('of two that send one code at once, one gets in', async () => {
  const { secret } = await enrol();
  const both = await Promise.all([signIn(shown(secret)), signIn(shown(secret))]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('a recovery code stands for the app, once', async () => {
  const { recovery } = await enrol();
  const [code = ''] = recovery;
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const answer = await signIn(code.toLowerCase().replaceAll('-', ' '));
  expect(answer.json()).toMatchObject({ id: 'manager', recoveryLeft: 7 });
  expect((await signIn(code)).json().error.kind).toBe('wrong-code');
});

test('after five wrong codes even the right one waits an hour, whatever the address', async () => {
  const { secret, recovery } = await enrol();
  for (let i = 0; i < 5; i++) expect((await signIn('000000')).statusCode).toBe(401);
  const refused = await desk.app.inject({
    method: 'POST',
    url: '/api/session',
    remoteAddress: '192.0.2.7',
    headers: fromConsole,
    payload: { id: 'manager', password: 'hangyeol#2026', code: recovery[0] },
  });
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    429,
    'too many wrong codes: wait an hour',
  ]);
  desk.pass(61);
  const other = await desk.app.inject({
    method: 'POST',
    url: '/api/session',
    remoteAddress: '192.0.2.7',
    headers: fromConsole,
    payload: { id: 'manager', password: 'hangyeol#2026', code: shown(secret) },
  });
  expect(other.statusCode).toBe(200);
});

test('another app needs a code of the first, and signs out', async () => {
  const { secret, answer, recovery } = await enrol();
  const [session] = answer.cookies;
  const change = (code?: string) =>
    desk.app.inject({
      method: 'DELETE',
      url: '/api/factor',
      headers: { ...fromConsole, cookie: `${session?.name}=${session?.value}` },
      payload: { code },
    });
  for (const code of [undefined, '', '000000'])
    expect((await change(code)).json().error.kind).toBe('wrong-code');
  expect((await change(recovery[1])).statusCode).toBe(204);
  expect((await change(recovery[2])).json().error.kind).toBe('signed-out');
  const asked = (await signIn()).json();
  expect(asked.next).toBe('enrol');
  expect(asked.secret).not.toBe(secret);
  // The first app and its recovery codes are worth nothing now.
  expect((await signIn(shown(secret))).json().error.kind).toBe('wrong-code');
  expect((await signIn(recovery[3])).json().error.kind).toBe('wrong-code');
});

test('factor reset lets a manager enrol anew, and stays in the audit', async () => {
  await enrol();
  const reason = { reason: 'lost phone' };
  const config = { DATA_DIR: desk.my.root } as never;
  const reset = (account: string, values = reason) =>
    runVerb(desk.my.store, `factor reset ${account}`, values, { config });
  await expect(reset('nobody')).rejects.toThrow(/^no account nobody has a second factor/);
  await expect(reset('../keys')).rejects.toThrow(/^no account/);
  await expect(reset('manager', { reason: '' })).rejects.toThrow(/needs --reason/);
  expect(await reset('manager')).toMatchObject({ verb: 'factor reset', subject: 'manager' });
  expect((await signIn()).json().next).toBe('enrol');
});

test('keeps secrets from other users of the machine, and recovery codes as hashes', async () => {
  const { secret, recovery } = await enrol();
  const folder = join(desk.my.root, 'desk/factors/manager');
  expect(statSync(folder).mode & 0o077).toBe(0);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join();
  expect(text).toContain(secret);
  for (const code of recovery) expect(text).not.toContain(code.replaceAll('-', ''));
});

test('an enrolment that the audit cannot have does not count', async () => {
  const { secret } = (await signIn()).json();
  desk.my.store.desk.add = () => Promise.reject(new Error('the store is full'));
  expect((await signIn(shown(secret))).statusCode).toBe(400);
  expect(existsSync(join(desk.my.root, 'desk/factors/manager/factor.json'))).toBe(false);
});

test('teams, and the accounts of a demo, have none', async () => {
  expect((await signIn(undefined, 'team-guide')).json()).toMatchObject({ recoveryLeft: null });
  const demo = await temporaryDesk();
  expect((await demo.signIn('manager')).json()).toMatchObject({ id: 'manager', recovery: null });
  await demo.remove();
});
