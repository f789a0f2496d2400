import { expect, jest, test } from '@jest/globals';
import type { InlinedPart } from '../../shared/inlined-portal.ts';

const guide = {
  name: 'guide',
  version: '1.0.1',
  base: '/r/guide/1.0.1/',
  entry: { file: 'entry.js', sha384: 'sha384-x' },
  section: { name: 'guide', prefix: '/guide', label: 'guide', pages: [] },
} as unknown as InlinedPart;

const loadRemote = jest.fn<() => Promise<{ section: object }>>();
const registerRemotes = jest.fn();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerRemotes,
}));
document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify({ set: '2', parts: [guide] })}</script>`;
// jsdom has no such list.
performance.getEntriesByType = () => [];
const { loadSection } = await import('./load-section.ts');

test('a second try does not wait for ever for an entry that never answers', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  // A request that ends when it is given up, and never by itself.
  const asked: (RequestInit | undefined)[] = [];
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      asked.push(init);
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
    });
  loadRemote.mockRejectedValue(new Error('timeout'));
  await expect(loadSection(guide)).rejects.toThrow('timeout');
  const again = loadSection(guide);
  expect(asked).toEqual([expect.objectContaining({ cache: 'reload', signal: limit.signal })]);
  expect(timeout).toHaveBeenCalledWith(8000);
  limit.abort();
  await expect(again).rejects.toThrow('timeout');
  expect(registerRemotes).toHaveBeenCalledWith([expect.anything()], { force: true });
});
