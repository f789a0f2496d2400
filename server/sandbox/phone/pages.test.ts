import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { people } from '@portal/testing/people';
import { startSandbox, type TestSandbox } from '../../src/testing/sandbox.ts';
import { templates } from '../../src/modules/message/templates.ts';

const { phone, name } = people.minji;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.app.close());
const page = async (url: string) => (await sandbox.app.inject(url)).body;
const choose = (mishap: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/phone/${phone}`,
    payload: new URLSearchParams({ mishap }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const send = (goods: string) =>
  sandbox.phones.accept(crypto.randomUUID(), {
    templateCode: templates.paid.code,
    recipientNo: phone,
    recipientGroupingKey: goods,
    templateParameter: {
      goods,
      amount: '1원',
      way: '카드',
      linkToken: '1_a',
      centrePhone: '1577-0000',
    },
    resend: { type: 'LMS', title: '결제 완료', content: `문자 ${goods}` },
  });

test('lists each person’s phone, and shows what arrived there, the newest first and escaped', async () => {
  expect(await page('/phone/')).toMatch(new RegExp(`${name} 010-0000-2001</a>:\\s+0건`));
  expect(await page(`/phone/${phone}`)).toContain('아직 받은 메시지가 없습니다.');
  send('첫 번째');
  send('<b>둘째</b>');
  const shown = await page(`/phone/${phone}`);
  expect(shown.indexOf('&lt;b&gt;둘째')).toBeLessThan(shown.indexOf('첫 번째'));
  expect(shown).toContain('href="http://localhost:3000/payment/pay_result#o=1_a">결제 내역 보기');
  expect(await page('/phone/')).toMatch(/:\s+2건/);
});

test('a tester chooses what goes wrong: a blocked channel gets texts', async () => {
  expect((await choose('blocked')).headers['location']).toBe(`/phone/${phone}`);
  send('차단한 뒤');
  expect(await page(`/phone/${phone}`)).toContain('문자 차단한 뒤');
  await choose('nonsense');
  expect(await page(`/phone/${phone}`)).toContain('value="blocked" selected');
});

test('a page’s title reads in Korean', async () => {
  expect(await page('/phone/')).toMatch(/<title>[가-힣 ]+/);
});

test('no number that is none has a page', async () => {
  expect((await sandbox.app.inject('/phone/<script>')).statusCode).toBe(404);
});
