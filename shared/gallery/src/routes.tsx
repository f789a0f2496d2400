import { definePage, type Section } from '@portal/host';
import { gallery } from './paths.ts';

/**
 * A remote for developers alone: no release has it. `npm run gallery` runs it on the host's double.
 * @public imported by the module that watch-part.ts writes
 */
export const section: Section = {
  name: 'gallery',
  prefix: '/gallery',
  label: '갤러리',
  order: 99,
  pages: [
    definePage({
      id: 'gallery',
      path: gallery,
      title: '화면 부품',
      description: '화면을 이루는 부품과 그 코드입니다.',
      access: 'public',
      render: 'browser',
      page: () => import('./GalleryPage.tsx'),
    }),
  ],
};
