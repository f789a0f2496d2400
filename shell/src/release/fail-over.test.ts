import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import type { InlinedPart } from '../../shared/inlined-portal.ts';

const guide = {
  name: 'guide',
  version: '1.0.1',
  base: '/r/guide/1.0.1/',
  entry: { file: 'entry.js', sha384: 'sha384-x' },
  section: { name: 'guide', prefix: '/guide', label: 'guide', pages: [] },
  hasGood: true,
} as unknown as InlinedPart;

type Phase = 'load' | 'mount';
/** Support codes that were reported to the server. */
let sent: string[];
/** How the server answers the request with which a failed script is diagnosed. */
let diagnosis: (init?: RequestInit) => Promise<Response>;
beforeEach(() => {
  document.cookie = 'failed=; max-age=0';
  sent = [];
  globalThis.fetch = (_, init) => diagnosis(init);
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_: string, body: string) => sent.push((JSON.parse(body) as { code: string }).code),
    configurable: true,
  });
  // jsdom logs an error there when the page is loaded again, which it cannot do.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** Lets the part fail in a document that has just loaded. Returns what the customer then sees. */
async function fail(
  error: unknown,
  phase: Phase,
  part = guide,
): Promise<'another document' | 'card'> {
  jest.resetModules();
  document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify({ set: '2', parts: [part] })}</script>`;
  const { failOver } = await import('./failure.ts');
  const code = await failOver(part, error, phase);
  if (code === null) return 'another document';
  expect(code).toMatch(/^[2-9A-Z]{6}$/);
  return 'card';
}

const named = (name: string, message: string, more = {}) =>
  Object.assign(new Error(message), { name, ...more });
const refused = named('Error', 'RUNTIME-008: the script could not be loaded');
const lost = named('ChunkLoadError', 'Loading chunk', { type: 'missing', request: '/r/x.js' });
const ok = () => Promise.resolve(new Response(''));
const KINDS: [string, unknown, Phase, typeof diagnosis][] = [
  ['http', refused, 'load', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'integrity',
    refused,
    'load',
    (init) => (init?.integrity ? Promise.reject(new TypeError()) : ok()),
  ],
  ['chunk', lost, 'mount', ok],
  ['container-init', new Error('planned'), 'load', ok],
  ['expose-missing', new Error('./routes does not exist in container'), 'load', ok],
  ['compat', new Error('shared singleton react'), 'load', ok],
  ['mount', new Error('planned'), 'mount', ok],
];

test.each(KINDS)(
  'a failure %s loads the last good version once, then the card comes',
  async (_, error, phase, answers) => {
    diagnosis = answers;
    expect(await fail(error, phase)).toBe('another document');
    expect(document.cookie).toBe('failed=guide@1.0.1');
    // The last good version of this one is another: it fails too, and has none itself.
    const { hasGood, ...good } = { ...guide, version: '1.0.0' };
    expect(hasGood).toBe(true);
    expect(await fail(error, phase, good)).toBe('card');
    // The version comes again, as with a cookie that was kept.
    expect(await fail(error, phase)).toBe('card');
  },
);

test('a failure that is no fault of the version keeps its document', async () => {
  diagnosis = () => Promise.reject(new TypeError('no line'));
  expect(await fail(refused, 'load')).toBe('card');
  expect(await fail(Object.assign(lost, { type: 'timeout' }), 'mount')).toBe('card');
  expect(await fail(apiError({ code: 'ERR_UNAVAILABLE', http: 503 }), 'mount')).toBe('card');
  expect(document.cookie).toBe('');
});

test('a failure without a line is reported once there is one, under the code of the card', async () => {
  diagnosis = () => Promise.reject(new TypeError('no line'));
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.resetModules();
  const { failOver } = await import('./failure.ts');
  const code = await failOver(guide, refused, 'load');
  expect(sent).toEqual([]);
  line.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([code]);
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([code]);
});
