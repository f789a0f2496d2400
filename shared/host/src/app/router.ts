import { createBrowserRouter } from 'react-router';
import type { Section } from '../section.ts';
import { loadedPage, sectionRoutes, type LoadEnv } from './routes.ts';
import { scopedWindow } from './scoped-window.ts';
import type { Screen } from './view.tsx';

export { requestAhead } from './routes.ts';

/**
 * Starts react-router's data router for a section that is mounted: it loads pages, aborts what was left, and keeps the
 * history. The page on the screen is taken as loaded where it is the address's own.
 */
export function startRouter(section: Section, env: LoadEnv, screen: Screen, isCurrent: boolean) {
  const { page, answer } = (isCurrent && screen.get()) || {};
  const router = createBrowserRouter(sectionRoutes(section, env), {
    window: scopedWindow(),
    ...(isCurrent && { hydrationData: { loaderData: page ? { [page.id]: answer } : {} } }),
  });
  const show = () => {
    const { initialized, location, navigation, revalidation, ...loaded } = router.state;
    if (!initialized) return;
    const to = navigation.location;
    screen.show({
      key: location.key,
      ...loadedPage(section, loaded),
      pending: to ? to.pathname + to.search + to.hash : null,
      reloading: revalidation !== 'idle',
    });
  };
  router.subscribe(show);
  // A page that stands there already stays as it is.
  if (!isCurrent) show();
  return router;
}
