import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readCompany, readConfig } from '@portal/config';
import type { Mishap } from '../../../sandbox/phone/phones.ts';
import { startSandbox, type TestSandbox } from '../../testing/sandbox.ts';
import { nhnCloud } from './nhn.ts';
import type { Messages, Outgoing } from './provider.ts';
import { templates } from './templates.ts';

const PHONE = '01000002001';
let sandbox: TestSandbox;
let nhn: Messages;
const clientWith = (env: NodeJS.ProcessEnv = {}, patience = 60_000) => {
  const config = readConfig({ MESSAGE_URL: `${sandbox.url}/messages`, ...env });
  const clock = { running: () => sandbox.time.now };
  return nhnCloud(config, readCompany(config.COMPANY_FILE), clock, { patience });
};
beforeAll(async () => {
  sandbox = await startSandbox();
  nhn = clientWith();
});
afterAll(() => sandbox.app.close());
beforeEach(() => {
  sandbox.phones.messages.length = 0;
  sandbox.phones.setMishap(PHONE, 'normal');
});

const message = (change: Partial<Outgoing> = {}): Outgoing => ({
  key: crypto.randomUUID(),
  template: templates.paid,
  phone: PHONE,
  values: {
    goods: '이전설치',
    amount: '300,000원',
    linkToken: '20261121-ABC_x',
    way: '신용카드',
    centrePhone: '1577-0000',
  },
  orText: true,
  ...change,
});
const sendWith = async (mishap: Mishap, sent = message(), client = nhn) => {
  sandbox.phones.setMishap(PHONE, mishap);
  return { key: sent.key, answer: await client.send(sent) };
};
const found = async (key: string) => {
  const answer = await nhn.find(key);
  return answer.is === 'found' ? answer.ref : answer.is;
};

test('a message arrives in the messenger with its variables and buttons', async () => {
  const { key, answer } = await sendWith('normal');
  const ref = answer.is === 'accepted' ? answer.ref : '';
  expect(await nhn.result(ref)).toEqual({ is: 'talk' });
  expect(await found(key)).toBe(ref);
  const [arrived] = sandbox.phones.on(PHONE);
  expect(arrived?.text).toContain('금액: 300,000원');
  expect(arrived?.buttons).toEqual([
    { name: '결제 내역 보기', path: '/payment/pay_result#o=20261121-ABC_x' },
  ]);
});

test('to somebody who blocked the channel it goes as a text, with the address of the button', async () => {
  const { answer } = await sendWith('blocked');
  expect(await nhn.result(answer.is === 'accepted' ? answer.ref : '')).toEqual({ is: 'text' });
  const [arrived] = sandbox.phones.on(PHONE);
  expect(arrived?.resend).toMatchObject({ type: 'LMS', title: '결제 완료' });
  expect(arrived?.resend?.content).toMatch(/^\[한결 고객센터\] 결제가 끝났습니다/);
  expect(arrived?.resend?.content).toContain('http://localhost:3000/payment/pay_result#o=');
});

test('without a text it arrives nowhere at somebody who blocked the channel', async () => {
  const { answer } = await sendWith('blocked', message({ orText: false }));
  expect(await nhn.result(answer.is === 'accepted' ? answer.ref : '')).toEqual({ is: 'failed' });
  expect(sandbox.phones.on(PHONE).map(({ resend }) => resend)).toEqual([]);
});

test('at a number that nobody has it arrives nowhere', async () => {
  const { answer } = await sendWith('unknown');
  expect(await nhn.result(answer.is === 'accepted' ? answer.ref : '')).toEqual({ is: 'failed' });
});

test.each(['slow', 'lostAfter'] as const)(
  'an answer that is %s leaves it unsure, and it is found by its key',
  async (mishap) => {
    // The sandbox answers after five seconds, where it is slow.
    const { key, answer } = await sendWith(mishap, message(), clientWith({}, 2_000));
    expect(answer.is).toBe('unsure');
    expect(await found(key)).toMatch(/\/1$/);
    expect(sandbox.phones.messages).toHaveLength(1);
  },
);

test('one that was lost on the way is not found, and can be sent again', async () => {
  const sent = message();
  const { key, answer } = await sendWith('lostBefore', sent);
  expect([answer.is, await found(key)]).toEqual(['unsure', 'none']);
  expect((await nhn.send(sent)).is).toBe('accepted');
});

test('of a request that arrives twice the second is known for ten minutes', async () => {
  const sent = message();
  expect((await sendWith('twice', sent)).answer.is).toBe('known');
  expect(sandbox.phones.messages).toHaveLength(1);
  sandbox.phones.setMishap(PHONE, 'normal');
  expect((await nhn.send(sent)).is).toBe('known');
  sandbox.time.now += 10 * 60_000;
  expect((await nhn.send(sent)).is).toBe('accepted');
});

test('says by code why the provider refuses', async () => {
  const template = { ...templates.paid, code: 'NEVER_REGISTERED' };
  expect(await nhn.send(message({ template }))).toEqual({ is: 'refused', why: '-3018' });
  expect(await nhn.send(message({ values: {} }))).toEqual({ is: 'refused', why: '4' });
  for (const [env, why] of [
    [{ MESSAGE_APP_KEY: 'other' }, '-1000'],
    [{ MESSAGE_SECRET_KEY: 'other' }, '-1001'],
    [{ MESSAGE_SENDER_KEY: 'other' }, '-2017'],
  ] as const)
    expect(await clientWith(env).send(message())).toEqual({ is: 'refused', why });
});

test('is unsure of everything while nobody answers', async () => {
  const away = clientWith({ MESSAGE_URL: 'http://127.0.0.1:1' });
  for (const answer of [
    await away.send(message()),
    await away.find('key'),
    await away.result('request/1'),
  ])
    expect(answer.is).toBe('unsure');
});
