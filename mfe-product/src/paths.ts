import { definePath, paths } from '@portal/paths';

/** Addresses of this remote that have parameters of their own, or that no other part links to. */
export const productPaths = {
  activate: definePath(`${paths.activate.template}&result={digits}`),
  visit: definePath('/product/showroom_visit?showroom={digits}&step={step}&result={digits}'),
  visits: paths.showroomVisits,
};
