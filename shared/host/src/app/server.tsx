import createCache from '@emotion/cache';
import axios from 'axios';
import { renderToString } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { AppParts } from './parts.ts';
import { createQuery } from './query.ts';
import type { Rendered, ServerApp } from './rendered.ts';
import { NOT_FOUND_ROUTE, sectionRoutes, type Answer, type RouteEnv } from './section-routes.tsx';
import { idPrefix, SectionTree } from './section-tree.tsx';
import { collectingCache, stylesOf } from './styles.ts';

/** What the page on the screen would be told, where there is no screen. */
const nothingShown: Omit<RouteEnv, 'query'> = {
  isMember: async () => false,
  onShown() {},
  onPending() {},
  onFailure: () => '',
};

/** The page an address leads to, and what its loader gave. @throws what the loader threw. */
function matched(context: StaticHandlerContext) {
  for (const error of Object.values(context.errors ?? {})) throw error;
  const id = context.matches.at(-1)?.route.id ?? NOT_FOUND_ROUTE;
  const answer = context.loaderData[id] as Answer | undefined;
  return { id: id === NOT_FOUND_ROUTE ? null : id, answer };
}

/**
 * The same section on the server: `@portal/host/app` is this file there (export condition
 * `portal-server`). Nothing of one page is left for the next.
 */
export function defineApp({ section, createStore }: AppParts): ServerApp {
  return {
    async render({ address, host, adapter, signal }): Promise<Rendered> {
      const headers = { 'x-portal-client': section.name };
      const { store, dispose } = createStore(axios.create({ adapter, headers }));
      try {
        const env = { ...nothingShown, query: createQuery(store.dispatch) };
        const handler = createStaticHandler(sectionRoutes(section, env));
        const context = await handler.query(new Request(`http://portal${address}`, { signal }));
        if (context instanceof Response)
          return { redirect: context.headers.get('location') ?? '/' };
        const { id, answer } = matched(context);
        const page = section.pages.find((row) => row.id === id);
        const cache = collectingCache(createCache({ key: section.name }));
        const router = createStaticRouter(handler.dataRoutes, context);
        // Everything has been loaded: what is drawn in one go needs no stream.
        const html = renderToString(
          <SectionTree
            {...{ host, store, cache }}
            label={section.label}
            onFailure={env.onFailure}
            onRemount={() => {}}
          >
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SectionTree>,
          { identifierPrefix: idPrefix(section.name) },
        );
        // A member's page is never asked for here: there is nobody it could be shown to.
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
      } finally {
        dispose();
      }
    },
  };
}
