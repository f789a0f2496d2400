import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import withoutPrefixes, { EMOTION_CACHE } from '../without-prefixes.ts';

/** Replaces dynamic imports (the rows' modules, the PDF reader), which only the browser runs. */
export const browserOnly: Plugin = {
  name: 'browser-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'browser-only' } : null,
    );
    onLoad({ filter: /.*/, namespace: 'browser-only' }, ({ path }) => ({
      contents: `throw new Error(${JSON.stringify(`only the browser loads ${path}`)});`,
    }));
  },
};

/**
 * Replaces DOMPurify by an empty module, because it needs a DOM. The server needs no sanitiser: the API sanitises HTML before it
 * stores it.
 */
export const withoutPurifier: Plugin = {
  name: 'without-purifier',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^dompurify$/ }, ({ path }) => ({ path, namespace: 'purifier' }));
    onLoad({ filter: /.*/, namespace: 'purifier' }, () => ({
      contents: 'export default { isSupported: false };',
    }));
  },
};

/** Leaves out Emotion's vendor prefixes, as the browser's build does (`without-prefixes.ts`). */
export const unprefixed: Plugin = {
  name: 'unprefixed',
  setup({ onLoad }) {
    onLoad({ filter: EMOTION_CACHE }, async ({ path }) => ({
      contents: withoutPrefixes(await readFile(path, 'utf8')),
    }));
  },
};

/** Uses axios's browser build, which cannot reach the network on the server: rendering code gets an adapter. */
export const axiosForBrowsers = (folder: string): Plugin => ({
  name: 'axios-for-browsers',
  setup({ onResolve }) {
    onResolve({ filter: /^axios$/ }, () => {
      const manifest = createRequire(join(folder, 'package.json')).resolve('axios/package.json');
      return { path: join(dirname(manifest), 'dist/browser/axios.cjs') };
    });
  },
});

/** The statement in valibot's source that gives a schema the property `~standard`, which other libraries read (standardschema.dev). */
const STANDARD = /schema\["~standard"\] = \{[^{]*\{[^}]*\}[^}]*\};/;

/**
 * Removes the property `~standard` from valibot's schemas, to save memory: it is three objects per schema, each version of a remote has
 * schemas of its own, and the server keeps many versions. None of our libraries reads the property.
 */
export const withoutStandard: Plugin = {
  name: 'without-standard-schema',
  setup({ onLoad }) {
    onLoad({ filter: /\/valibot\/dist\/index\.mjs$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!STANDARD.test(source)) throw new Error('valibot adds Standard Schema elsewhere');
      return { contents: source.replace(STANDARD, '') };
    });
  },
};
