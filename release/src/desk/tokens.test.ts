import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mintToken, revokeToken } from '@portal/release-store';
import { verbs } from '../verbs/table.ts';
import { temporaryDesk } from './testing/desk.ts';

let desk: Awaited<ReturnType<typeof temporaryDesk>>;
let manager: Awaited<ReturnType<typeof desk.as>>;
beforeAll(async () => {
  desk = await temporaryDesk();
  manager = await desk.as('manager');
});
afterAll(() => desk.remove());

const addressOf = (name: string) => `/api/verbs/${name.replaceAll(' ', '-')}`;
const by = { actor: 'kim', reason: 'CI', at: new Date().toISOString() };
let tokens = 0;

/** A token for these verbs on guide, valid for an hour. */
async function token(...names: string[]) {
  const name = `ci-${(tokens += 1)}`;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const made = await mintToken(desk.my.store, { name, parts: ['guide'], verbs: names, until }, by);
  return { name, text: made.text };
}

/** Asks for a verb as a CI does: no cookie, no header of the console. */
async function ask(text: string, name: string, args: string[] = [], more: object = {}) {
  const isRead = verbs.find((verb) => verb.name === name)?.access === 'read';
  const query = `?${args.map((arg) => `args=${arg}`).join('&')}`;
  const answer = await desk.app.inject({
    method: isRead ? 'GET' : 'POST',
    url: addressOf(name) + (isRead ? query : ''),
    headers: { host: 'localhost:3003', authorization: `Bearer ${text}` },
    ...(!isRead && { payload: { args, ...more } }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const wordsFor = ({ count: [least] = [0, 0] }: (typeof verbs)[number]) =>
  Array<string>(least).fill('guide');

test.each(verbs.map((verb) => [verb.name, verb] as const))(
  '%s is refused to a token without it, to one that ended, and to one that was revoked',
  async (name, verb) => {
    const others = await token(...verbs.map((one) => one.name).filter((one) => one !== name));
    expect(await ask(others.text, name, wordsFor(verb))).toEqual({
      status: 403,
      body: {
        error: {
          kind: 'not-allowed',
          message: expect.stringContaining(`token ${others.name} may not ${name}`),
        },
      },
    });
    const own = await token(name);
    await revokeToken(desk.my.store, own.name, { ...by, at: new Date().toISOString() });
    const revoked = await ask(own.text, name, wordsFor(verb));
    expect([revoked.status, revoked.body.error.message]).toEqual([
      401,
      `the token ${own.name} was revoked: ask a release manager for another`,
    ]);
    const ended = await mintToken(
      desk.my.store,
      { name: `${own.name}-ended`, parts: ['guide'], verbs: [name], until: by.at },
      by,
    );
    const late = await ask(ended.text, name, wordsFor(verb));
    expect([late.status, late.body.error.message]).toEqual([
      401,
      `the token ${own.name}-ended ended at ${by.at}: ask a release manager for another`,
    ]);
    expect((await ask(`${own.text}x`, name, wordsFor(verb))).status).toBe(401);
  },
);

test.each(
  verbs.filter(({ access }) => access !== 'read').map((verb) => [verb.name, verb] as const),
)('%s is refused to a token that has it, on a remote that it does not have', async (name, verb) => {
  const { text } = await token(name);
  const args = ['voc', ...wordsFor(verb)].slice(0, verb.count?.[1] ?? 0);
  expect((await ask(text, name, args)).status).toBe(403);
});

test('a token uses its verbs on its remotes, and the audit names it', async () => {
  const { name, text } = await token('deliver', 'live');
  // The verb refuses the channel, so the token was allowed to use the verb.
  const delivered = await ask(text, 'deliver', ['guide'], { channel: 'staging' });
  expect(delivered.body.error.message).toMatch(/^a delivery goes to dev/);
  expect((await ask(text, 'live')).body.pin.set).toBe('3');
  expect(name).toMatch(/^ci-/);
});

test('a cookie adds nothing to a token, and a token opens no session', async () => {
  const { cookie } = manager;
  const { text } = await token('live');
  const headers = { host: 'localhost:3003', authorization: `Bearer ${text}`, cookie };
  const send = (url: string, method: 'GET' | 'POST' = 'GET') =>
    desk.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
  expect((await send('/api/verbs/freeze', 'POST')).statusCode).toBe(403);
  expect((await send('/api/verbs')).statusCode).toBe(200);
  const session = await desk.app.inject({
    url: '/api/session',
    headers: { host: 'localhost:3003', authorization: `Bearer ${text}` },
  });
  expect(session.json()).toBeNull();
});

test('other kinds of authorization do not stand for the console’s header', async () => {
  const { cookie } = manager;
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/verbs/freeze',
    headers: { host: 'localhost:3003', authorization: 'Basic eDp5', cookie },
    payload: {},
  });
  expect(answer.statusCode).toBe(403);
  expect(desk.my.store.pin('dev')?.frozen).toBeNull();
});

test.each([
  [{ verbs: 'pin' }, 'pin is for release managers, not for tokens'],
  [{ verbs: 'token create' }, 'token create is for release managers, not for tokens'],
  [{ verbs: 'fly' }, 'there is no verb fly'],
  [{}, '--verbs names what the token is for: deliver,live'],
  [{ verbs: 'deliver' }, 'deliver needs --parts: the remotes that it may be used on'],
  [{ verbs: 'deliver', parts: '*' }, '--parts takes names of remotes, and * is none'],
  [{ verbs: 'live', days: '367' }, '--days takes a number from 1 to 366, and 367 is none'],
  [{ verbs: 'live', days: '0' }, '--days takes a number from 1 to 366, and 0 is none'],
  [{ verbs: 'live', reason: ' ' }, 'this needs --reason TEXT: it stays in the audit'],
])('refuses to create a token with %j', async (values, message) => {
  const { post } = manager;
  const answer = await post('token-create', { args: ['new-ci'], reason: 'CI', ...values });
  expect(answer.json().error.message).toBe(message);
});

test('a manager creates, lists and revokes one; the list shows neither text nor hash', async () => {
  const { post, get } = manager;
  const scope = { parts: 'guide,voc', verbs: 'deliver, live', days: '7', reason: 'CI' };
  const made = (await post('token-create', { args: ['mine'], ...scope })).json();
  expect(made).toMatchObject({ name: 'mine', parts: ['guide', 'voc'], state: 'valid' });
  expect(Date.parse(made.until) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect((await ask(made.text, 'live')).status).toBe(200);
  const listed = (await get('token-list'))
    .json()
    .find((one: { name: string }) => one.name === 'mine');
  expect(Object.keys(listed).sort()).toEqual(
    ['at', 'by', 'name', 'parts', 'state', 'until', 'verbs'].sort(),
  );
  await post('token-revoke', { args: ['mine'], reason: 'left' });
  expect((await ask(made.text, 'live')).status).toBe(401);
  const last = (await get('audit', '?last=1')).json();
  expect(last).toMatchObject([
    { chain: 'desk', verb: 'token revoke', subject: 'mine', actor: 'manager' },
  ]);
});
