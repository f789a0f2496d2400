import { expect, test } from '@jest/globals';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { giveCohort } from './cohort.ts';

const app = Fastify();
await app.register(cookie);
app.get('/:secure', async (request, reply) => {
  giveCohort(request, reply, request.url === '/secure');
});
async function given(path: string, cookies?: string): Promise<string | undefined> {
  const headers = cookies === undefined ? {} : { cookie: cookies };
  const { headers: answered } = await app.inject({ url: path, headers });
  return answered['set-cookie'] as string | undefined;
}

test('gives a browser one cohort, for a year', async () => {
  const set = (await given('/secure', 'font=1; text=large')) ?? '';
  expect(set).toMatch(
    /^cohort=[0-9a-f]{16}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [pair = ''] = set.split(';');
  expect(await given('/secure', pair)).toBeUndefined();
  expect(await given('/secure', `a=b; ${pair}; c=d`)).toBeUndefined();
});

test('a value that is no cohort is replaced', async () => {
  for (const cookies of [undefined, '', 'cohort=', 'cohort=zz', 'xcohort=0123456789abcdef'])
    expect(await given('/plain', cookies)).toMatch(/^cohort=[0-9a-f]{16};/);
});

test('two browsers get different cohorts', async () => {
  expect(await given('/plain')).not.toBe(await given('/plain'));
});
