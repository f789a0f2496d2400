import { ReleaseStore, sha384 } from '@portal/release-store';
import { join } from 'node:path';
import { AT, createSet, version } from './parts.ts';

/** The shell's code for rendering processes: its page makes one call to the API. */
const codeThatCalls = (url: string) => `
const styles = { key: 'shell', ids: [], css: '' };
exports.libraries = {}; exports.modules = {}; exports.calls = {}; exports.section = {};
exports.createHost = () => ({});
exports.renderFrame = () => ({ header: '', footer: '', awaited: '', styles });
exports.createSection = () => ({
  async render({ adapter }) {
    const headers = new Map([['x-portal-client', 'shell']]);
    await adapter({ method: 'get', url: ${JSON.stringify(url)}, headers });
    return { status: 200, title: '', description: '', indexable: false, structured: null, partial: false,
      html: 'the page', styles, boot: { page: 'page', answer: {}, kinds: [] } };
  },
});`;

/** Publishes and pins a shell with one page, /. While a rendering process renders it, it gets `url` from the API. */
export async function pinRenderedShell(dataDir: string, url: string): Promise<void> {
  const store = new ReleaseStore(join(dataDir, 'store'));
  const code = Buffer.from(codeThatCalls(url));
  const record = {
    ...version('shell', '1.0.0', null, { 'main.js': '', 'base.css': '' }),
    server: { sha384: sha384(code), bytes: code.length },
  };
  const files = new Map(['main.js', 'base.css'].map((name) => [name, Buffer.from('')]));
  const set = await createSet(store, [await store.publish(record, files, code)]);
  await store.pinSet('dev', 0, { set, actor: 'kim', reason: 'test', at: AT });
}
