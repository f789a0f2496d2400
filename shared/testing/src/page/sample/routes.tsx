import { definePage, type Section } from '@portal/host';
import { paths } from './paths.ts';

const common = { title: '낱말', description: '', indexable: true, nav: null } as const;

/** A sample remote, which misbehaves as its address says. */
export const section: Section = {
  name: 'sample',
  prefix: '/sample',
  label: '',
  order: 1,
  calls: () => import('@portal/contract'),
  pages: [
    definePage({
      ...common,
      id: 'words',
      path: paths.words,
      access: 'public',
      skeleton: 'list',
      load: () => import('./load.ts'),
      page: () => import('./WordsPage.tsx'),
    }),
    definePage({
      ...common,
      id: 'mine',
      path: paths.mine,
      access: 'member',
      skeleton: 'list',
      page: () => import('./MinePage.tsx'),
    }),
  ],
};
