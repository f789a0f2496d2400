import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';

const nothing = async () => ({ data: null });

/** The shell's own section: the addresses that no remote owns. */
export const section: Section = {
  name: 'shell',
  prefix: null,
  label: '고객센터',
  order: 99,
  pages: [
    definePage({
      id: 'home',
      path: paths.home,
      title: '',
      description:
        '안마의자, 모션베드, 정수기의 사용법과 고장 해결, 서비스 신청을 한곳에서 도와드립니다.',
      indexable: true,
      access: 'public',
      nav: null,
      skeleton: 'article',
      load: nothing,
      page: () => import(/* webpackChunkName: "shell-home" */ './pages/home/HomePage.tsx'),
    }),
    definePage({
      id: 'sitemap',
      path: paths.sitemap,
      title: '사이트맵',
      description: '한결 고객센터의 모든 메뉴입니다.',
      indexable: true,
      access: 'public',
      nav: null,
      skeleton: 'list',
      load: nothing,
      page: () => import(/* webpackChunkName: "shell-sitemap" */ './pages/sitemap/SitemapPage.tsx'),
    }),
  ],
};
