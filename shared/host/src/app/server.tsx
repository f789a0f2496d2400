import createCache from '@emotion/cache';
import { createCaller, entryIn, type Calls } from '@portal/api-client';
import axios from 'axios';
import { renderToString } from 'react-dom/server.edge';
import { lateCalls } from '../calls.ts';
import type { Section } from '../section.ts';
import { provideModules, type RowModules } from './modules.ts';
import type { Rendered, ServerSection } from './rendered.ts';
import { loadAt } from './routing/routes.ts';
import { idPrefix, SectionTree } from './section-tree.tsx';
import { renderInSlices } from './slices.tsx';
import { collectingCache, stylesOf } from './styles.ts';
import { createScreen, noScreen, renderedPage } from './view.tsx';

/** A component calls from its effects and handlers, which do not run here. */
const refuse = () => Promise.reject(new Error('no component calls on the server'));
const noCalls = lateCalls(refuse);

/**
 * The same section on the server: `@portal/host/app` is this file there (export condition `portal-server`).
 * `modules` are those of each row by its id, `entries` the section's calls. One page leaves nothing behind for the next.
 */
export function createSection(
  section: Section,
  modules: Record<string, RowModules>,
  entries: Calls = {},
): ServerSection {
  for (const page of section.pages) {
    const own = modules[page.id];
    if (own) provideModules(page, own);
  }
  return {
    async render({ address, host, isMember, adapter, signal }): Promise<Rendered> {
      const headers = { 'x-portal-client': section.name };
      const caller = createCaller(axios.create({ adapter, headers }));
      const loaded = await loadAt(section, new URL(address, 'http://portal'), signal, {
        calls: async () => ({
          entryOf: (call) => entryIn(entries, call),
          query: (call, input, signal) => caller.call(entryIn(entries, call), input, { signal }),
        }),
        mayEnter: async () => isMember,
        pages: host.pages,
      });
      if ('redirect' in loaded) return loaded;
      const { page, answer, failure, reads } = loaded;
      if (failure) throw failure.error;
      const cache = collectingCache(createCache({ key: section.name }));
      // Data and modules have loaded: a render that suspends nowhere needs no stream.
      const html = renderInSlices(
        <SectionTree
          section={section}
          screen={createScreen(renderedPage(page, answer))}
          env={{ ...noScreen, host, onRemount() {} }}
          calls={noCalls}
          styles={cache}
          reload={() => {}}
        />,
        (tree) => renderToString(tree, { identifierPrefix: idPrefix(section.name) }),
      );
      const { status = 404, needsMember = false } = answer ?? {};
      return {
        status,
        title: answer?.title ?? '',
        description: answer?.description ?? '',
        indexable: page?.indexable === true && status === 200 && !needsMember,
        structured: answer?.structured ?? null,
        partial: answer?.partial === true,
        html,
        styles: stylesOf(cache),
        boot: {
          page: page?.id ?? null,
          answer: answer ?? null,
          kinds: [...reads.kinds],
          ...(reads.personal && { personal: true }),
        },
      };
    },
  };
}
