import createCache from '@emotion/cache';
import { createCaller, directCalls } from '@portal/api-client';
import axios from 'axios';
import { renderToString } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { Section } from '../section.ts';
import { provideModules, type RowModules } from './modules.ts';
import type { Rendered, ServerSection } from './rendered.ts';
import {
  NOT_FOUND_ROUTE,
  sectionRoutes,
  type RouteAnswer,
  type RouteEnv,
} from './section-routes.tsx';
import { idPrefix, SectionTree } from './section-tree.tsx';
import { collectingCache, stylesOf } from './styles.ts';

/** There is no screen and nobody is signed in. */
const noScreen: Omit<RouteEnv, 'query'> = {
  mayEnter: async () => false,
  onLoaded() {},
  onShown() {},
  onPending() {},
  onFailure: () => '',
};

/** The page that an address leads to, and what its loader gave. @throws what the loader threw. */
function matched(context: StaticHandlerContext) {
  for (const error of Object.values(context.errors ?? {})) throw error;
  const id = context.matches.at(-1)?.route.id ?? NOT_FOUND_ROUTE;
  const answer = context.loaderData[id] as RouteAnswer | undefined;
  return { id: id === NOT_FOUND_ROUTE ? null : id, answer };
}

/**
 * The same section on the server: `@portal/host/app` is this file there (export condition `portal-server`).
 * `modules` are those of each row by its id. One page leaves nothing behind for the next.
 */
export function createSection(
  section: Section,
  modules: Record<string, RowModules>,
): ServerSection {
  for (const page of section.pages) {
    const own = modules[page.id];
    if (own) provideModules(page, own);
  }
  return {
    async render({ address, host, adapter, signal }): Promise<Rendered> {
      const headers = { 'x-portal-client': section.name };
      const calls = directCalls(createCaller(axios.create({ adapter, headers })));
      const env = { ...noScreen, query: calls.query };
      const handler = createStaticHandler(sectionRoutes(section, env));
      const context = await handler.query(new Request(`http://portal${address}`, { signal }));
      if (context instanceof Response) return { redirect: context.headers.get('location') ?? '/' };
      const { id, answer } = matched(context);
      const page = section.pages.find((row) => row.id === id);
      const cache = collectingCache(createCache({ key: section.name }));
      const router = createStaticRouter(handler.dataRoutes, context);
      // Data and modules have loaded: a render that suspends nowhere needs no stream.
      const html = renderToString(
        <SectionTree
          host={host}
          calls={calls}
          cache={cache}
          label={section.label}
          onFailure={env.onFailure}
          onRemount={() => {}}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </SectionTree>,
        { identifierPrefix: idPrefix(section.name) },
      );
      // The portal's server never asks for a member's page: there is nobody to show it to.
      const status = !answer || answer.status === 401 ? 404 : answer.status;
      return {
        status,
        title: answer?.title ?? '',
        description: answer?.description ?? '',
        indexable: page?.indexable === true && status === 200,
        partial: answer?.partial === true,
        html,
        styles: stylesOf(cache),
        boot: { page: id, answer: answer ?? null },
      };
    },
  };
}
