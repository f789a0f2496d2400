import { afterEach, expect, jest, test } from '@jest/globals';
import { readCompany, readConfig } from '@portal/config';
import { identityReturn } from './identity-return.ts';

const config = readConfig({});
const company = readCompany(config.COMPANY_FILE);
const request = { id: 'request-1', log: { warn() {}, error() {} } as never };

afterEach(() => void jest.restoreAllMocks());

/** The return page's heading when the API answers with this status; null for no answer. */
async function headingOf(given: object, status: number | null) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === null) throw new TypeError('refused');
    return new Response('{}', { status });
  });
  const { html } = await identityReturn(config, company, given, { look: '', request });
  return /<h1>([^<]*)</.exec(html)?.[1];
}
const result = { rec_cert: 'sealed', certNum: 'cert-1' };

test.each([
  ['a result that the API has taken', result, 200, '본인 확인이 끝났습니다'],
  ['a result that the API refuses', result, 400, '본인 확인 결과를 받지 못했습니다'],
  ['a result that cannot be passed on', result, null, '본인 확인 결과를 받지 못했습니다'],
  ['a cancelled check', { ...result, rec_cert: '' }, 200, '본인 확인을 그만두었습니다'],
  ['no result', { certNum: 'cert-1' }, 200, '본인 확인 결과를 받지 못했습니다'],
] as const)('of %s it says so', async (_, given, status, heading) => {
  expect(await headingOf(given, status)).toBe(heading);
});
