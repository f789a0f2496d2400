import cookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { sessionCookies } from './cookies.ts';

/** What a browser is told when a session starts and when it ends, and what is read of it. */
async function linesOf(origin: string) {
  const cookies = sessionCookies(origin);
  const app = fastify();
  await app.register(cookie);
  app.get('/start', async (_, reply) => {
    cookies.start(reply, 'an-id', true);
    cookies.setReturn(reply, 'theirs');
    cookies.setDevice(reply, 'a-device');
    return reply.send();
  });
  app.get('/end', async (_, reply) => {
    cookies.clear(reply);
    return reply.send();
  });
  app.get('/read', async (request) => ({ id: cookies.idOf(request) ?? null }));
  const lines = async (url: string) =>
    [(await app.inject(url)).headers['set-cookie'] ?? []].flat().map(String);
  const idOf = async (name: string) =>
    (await app.inject({ url: '/read', headers: { cookie: `${name}=an-id` } })).json<{
      id: string | null;
    }>().id;
  return { started: await lines('/start'), ended: await lines('/end'), idOf };
}

test('on https every cookie is Secure, and the session is bound to its host', async () => {
  const { started, ended, idOf } = await linesOf('https://help.example');
  expect(started).toContain('__Host-session=an-id; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(started).toContain('member=1; Path=/; Secure; SameSite=Lax');
  for (const line of [...started, ...ended]) expect(line).toContain('; Secure');
  expect(started.join()).toContain(
    '__Host-device=a-device; Max-Age=34560000; Path=/; HttpOnly; Secure',
  );
  // The device stays the same whoever logs out on it.
  expect(ended.join()).not.toContain('device');
  expect(await idOf('__Host-session')).toBe('an-id');
  // Another host of the site could set it.
  expect(await idOf('portal-session')).toBeNull();
});

test('on http none is: WebKit keeps no Secure cookie there', async () => {
  const { started, ended, idOf } = await linesOf('http://localhost:3000');
  expect(started).toContain('portal-session=an-id; Path=/; HttpOnly; SameSite=Lax');
  for (const line of [...started, ...ended]) expect(line).not.toMatch(/Secure|__Host-/);
  expect(await idOf('portal-session')).toBe('an-id');
});

test('a session that starts clears what analytics knew of the one before', async () => {
  const { started } = await linesOf('https://help.example');
  expect(started.find((line) => line.startsWith('analytics-profile='))).toContain(
    'Expires=Thu, 01 Jan 1970',
  );
});
